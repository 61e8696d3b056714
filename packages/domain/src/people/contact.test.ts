import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailProblem,
  formatPhone,
  isEmailAddress,
  isPhoneNumber,
  phoneDigits,
  phoneProblem,
} from './contact.ts';

describe('isEmailAddress', () => {
  it.each(['ana@escola.com.br', 'a.b_c%d+e-f@x-y.org', 'A1@B2.co', '-a@b.com'])(
    'VA-01 accepts %j',
    (email) => {
      expect(isEmailAddress(email)).toBe(true);
    },
  );

  it.each([
    '',
    'ana',
    'ana@',
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
    'aná@escola.com',
    'ana@escola.com\n',
    'ana@escola.com ',
  ])('VA-01 rejects %j', (email) => {
    expect(isEmailAddress(email)).toBe(false);
    expect(emailProblem(email)).toBe('E-mail inválido');
  });

  it('rejects more than 254 characters', () => {
    expect(emailProblem(`${'a'.repeat(242)}@exemplo.com`)).toBeUndefined();
    expect(emailProblem(`${'a'.repeat(243)}@exemplo.com`)).toBe('E-mail inválido');
  });

  it('runs in linear time on a long text that almost matches', () => {
    const started = performance.now();
    expect(isEmailAddress(`${'a.'.repeat(20_000)}@`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('isPhoneNumber', () => {
  it.each(['(11) 91234-5678', '(11)91234-5678', '(011) 3123-4567', '3123-4567', '912345678'])(
    'VA-01 accepts %j',
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
    'abc',
    '()3123-4567',
  ])('VA-01 rejects %j', (phone) => {
    expect(isPhoneNumber(phone)).toBe(false);
    expect(phoneProblem(phone)).toBe('Telefone inválido');
  });

  it('runs in linear time on a long text that almost matches', () => {
    const started = performance.now();
    expect(isPhoneNumber(`(11)${' '.repeat(20_000)}1`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('phoneDigits and formatPhone', () => {
  it.each([
    ['(011) 91234-5678', '11912345678', '(11) 91234-5678'],
    ['(11)3123-4567', '1131234567', '(11) 3123-4567'],
    ['3123-4567', '31234567', '3123-4567'],
    ['912345678', '912345678', '91234-5678'],
  ])('store %j as %j and display it as %j', (typed, kept, written) => {
    expect(phoneDigits(typed)).toBe(kept);
    expect(formatPhone(kept)).toBe(written);
  });

  it('VA-01 the displayed form is a phone number with the same digits', () => {
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
