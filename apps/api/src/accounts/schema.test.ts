import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFields } from './schema.ts';

/** The check digit for these digits: the Receita's modulo-11 rule. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** The eleven digits of a valid CPF. Eleven equal digits are invalid. */
const cpf = fc
  .array(fc.nat(9), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1)
  .map((base) => {
    const first = [...base, checkDigit(base)];
    return [...first, checkDigit(first)].join('');
  });

const parseCpf = (text: string): string | undefined => accountFields.safeParse({ cpf: text }).data?.cpf;
const parseName = (text: string): string | undefined => accountFields.safeParse({ name: text }).data?.name;

describe('the CPF of an account', () => {
  it('VA-10 is accepted with or without dots and hyphen, and stored as digits', () => {
    fc.assert(
      fc.property(cpf, (digits) => {
        expect(parseCpf(digits)).toBe(digits);
        expect(parseCpf(digits.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'))).toBe(digits);
      }),
    );
  });

  it('VA-10 is rejected with any other check digits', () => {
    fc.assert(
      fc.property(cpf, fc.integer({ min: 1, max: 99 }), (digits, shift) => {
        const check = String((Number(digits.slice(9)) + shift) % 100).padStart(2, '0');
        expect(parseCpf(`${digits.slice(0, 9)}${check}`)).toBeUndefined();
      }),
    );
  });

  it('VA-10 is rejected unless it has eleven digits that are not all equal', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{0,10}$|^\d{12,14}$/)), (text) => {
        fc.pre(!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text));
        expect(parseCpf(text)).toBeUndefined();
      }),
    );
    for (let digit = 0; digit <= 9; digit += 1) expect(parseCpf(String(digit).repeat(11))).toBeUndefined();
  });
});

describe('the name of an account', () => {
  const word = fc.stringMatching(/^[a-zA-ZÀ-ÖØ-Þà-öø-ÿ]{1,8}$/);

  it('VA-01 VA-02 has two or more words, and formatting it is idempotent', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 8 }), (words) => {
        const kept = parseName(words.join(' '));
        expect(kept).toBeDefined();
        expect(parseName(kept ?? '')).toBe(kept);
      }),
    );
  });

  it.each([
    ["joão d'ávila", "João D'Ávila"],
    ['JOÃO D’ÁVILA', 'João D’Ávila'],
    ['ana-lúcia dos santos', 'Ana-Lúcia dos Santos'],
  ])('VA-01 VA-02 takes %j and stores %j', (typed, stored) => {
    expect(parseName(typed)).toBe(stored);
  });

  it('VA-01 is rejected with any character except letters, apostrophes and hyphens', () => {
    const stray = fc.stringMatching(/^[\d!-&(-,./:-@[-`{-~\0]$/);
    fc.assert(
      fc.property(word, word, stray, fc.nat(), (first, second, mark, index) => {
        const name = `${first} ${second}`;
        const at = index % (name.length + 1);
        expect(parseName(`${name.slice(0, at)}${mark}${name.slice(at)}`)).toBeUndefined();
      }),
    );
  });
});
