import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isEmailAddress, isPhoneNumber, phoneDigits } from './contact.ts';

describe('isEmailAddress', () => {
  it.each(['ana@escola.com.br', 'a.b_c%d+e-f@x-y.org', 'A1@B2.co'])('VA-01 takes %j', (email) => {
    expect(isEmailAddress(email)).toBe(true);
  });

  it.each([
    '',
    'ana',
    '@escola.com',
    '.ana@escola.com',
    ' ana@escola.com',
    'ana..souza@escola.com',
    'ana@escola..com',
    'ana@@escola.com',
    'ana@escola',
    'ana@escola.c',
    'ana@escola.c0',
    'ana souza@escola.com',
    'ana@escola.com\n',
    'ana@escola.com ',
  ])('VA-01 refuses %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
  });
});

describe('isPhoneNumber', () => {
  it.each(['(11) 91234-5678', '(11)91234-5678', '(011) 3123-4567', '3123-4567', '912345678'])(
    'VA-01 takes %j',
    (phone) => {
      expect(isPhoneNumber(phone)).toBe(true);
    },
  );

  it.each([
    '',
    '11 91234-5678',
    '(1) 3123-4567',
    '(11) 912-4567',
    '3123 4567',
    '(11) 91234-56789',
    '3123-4567\n',
  ])('VA-01 refuses %j', (phone) => {
    expect(isPhoneNumber(phone)).toBe(false);
  });
});

describe('phoneDigits and formatPhone', () => {
  it.each([
    ['(011) 91234-5678', '11912345678', '(11) 91234-5678'],
    ['(11)3123-4567', '1131234567', '(11) 3123-4567'],
    ['3123-4567', '31234567', '3123-4567'],
    ['912345678', '912345678', '91234-5678'],
  ])('keep %j as %j and write it %j', (typed, kept, written) => {
    expect(phoneDigits(typed)).toBe(kept);
    expect(formatPhone(kept)).toBe(written);
  });

  it('VA-01 what is written from what was kept is a phone number again, and the same', () => {
    const phone = fc.stringMatching(/^(\([1-9]\d\) )?\d{4,5}-\d{4}$/);
    fc.assert(
      fc.property(phone, (typed) => {
        const written = formatPhone(phoneDigits(typed));
        expect(isPhoneNumber(written)).toBe(true);
        expect(phoneDigits(written)).toBe(phoneDigits(typed));
      }),
    );
  });
});
