import { describe, expect, it } from 'vitest';
import { endInLinearTime, MANY } from '../testing/linear-time.ts';
import { emailProblem, isEmailAddress, maskEmail } from './email.ts';

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
    for (const piece of ['a', 'a.']) {
      const text = `${piece.repeat(MANY)}@`;
      expect(endInLinearTime(() => isEmailAddress(text))).toBe(false);
    }
  });
});

it('S36 maskEmail leaves what its owner recognizes', () => {
  expect(maskEmail('secretaria@girassol.com.br')).toBe('s•••@g•••.com.br');
  expect(maskEmail('')).toBe('•••@•••.');
});
