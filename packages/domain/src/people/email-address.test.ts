import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

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
