import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endInLinearTime, MANY } from '../testing/linear-time.ts';
import { formatPersonName, fullNameProblem, isFullName } from './name.ts';

describe('isFullName', () => {
  it.each([
    'Ana Souza',
    'José da Conceição',
    'Ana  Souza',
    'Ana Souza ',
    'Jose\u0301 Silva',
    "João D'Ávila",
    'João D’Ávila',
    "D'Ávila Souza",
    'Ana-Lúcia Souza',
    "Ana-Lúcia D'Ávila-Sant’Anna",
  ])('VA-01 accepts %j', (name) => {
    expect(isFullName(name)).toBe(true);
  });

  it.each([
    '',
    'Ana',
    ' Ana Souza',
    'Ana Souza  ',
    'Ana S0uza',
    'Ana Souza!',
    'Ana ',
    '   ',
    'Ana-Lúcia',
    "D'Ávila",
    "Ana 'Souza",
    "Ana Souza'",
    'Ana Souza-',
    'Ana - Souza',
    'Ana Lu--cia',
    "Ana D'-Ávila",
  ])('VA-01 rejects %j', (name) => {
    expect(isFullName(name)).toBe(false);
    expect(fullNameProblem(name)).toBe('Insira um nome completo e válido');
  });

  it('rejects more than 120 characters', () => {
    expect(fullNameProblem(`Ana ${'a'.repeat(116)}`)).toBeUndefined();
    expect(fullNameProblem(`Ana ${'a'.repeat(117)}`)).toBe(
      'O campo nome não deve ter mais que 120 caracteres',
    );
  });

  it('VA-01 VA-02 a formatted name is still valid', () => {
    const word = fc.stringMatching(/^[a-zA-ZÀ-ÖØ-Þà-öø-ÿ]{1,5}(['’-][a-zA-ZÀ-ÖØ-Þà-öø-ÿ]{1,5}){0,2}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        expect(isFullName(name)).toBe(true);
        expect(isFullName(formatPersonName(name))).toBe(true);
      }),
    );
  });

  it('runs in linear time on a long text that almost matches', () => {
    for (const text of [`${'a'.repeat(MANY)}1`, `${"a'".repeat(MANY)} `, `${'a-a '.repeat(MANY)}1`])
      expect(endInLinearTime(() => isFullName(text))).toBe(false);
  });
});

describe('formatPersonName', () => {
  it.each([
    ['MARIA DAS DORES', 'Maria das Dores'],
    ['  joão   da silva e souza ', 'João da Silva e Souza'],
    ['DE PAULA OS SANTOS', 'De Paula os Santos'],
    ['ana-clara d’ávila', 'Ana-Clara D’Ávila'],
    ["joana d'arc", "Joana D'Arc"],
    ["JOÃO D'ÁVILA", "João D'Ávila"],
    ['ANA-LÚCIA DE SANT’ANNA', 'Ana-Lúcia de Sant’Anna'],
    ['', ''],
  ])('VA-02 formats %j as %j', (typed, written) => {
    expect(formatPersonName(typed)).toBe(written);
  });

  it('VA-02 is idempotent', () => {
    const word = fc.stringMatching(/^[a-zA-ZÀ-ÖØ-Þà-öø-ÿ'-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const once = formatPersonName(words.join(' '));
        expect(formatPersonName(once)).toBe(once);
      }),
    );
  });
});
