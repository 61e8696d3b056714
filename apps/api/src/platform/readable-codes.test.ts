import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newOrderCode, readOrderCode } from './readable-codes.ts';

it('EN-09 an order code is ME and three groups of four unambiguous letters', () => {
  const codes = Array.from({ length: 2_000 }, newOrderCode);
  for (const code of codes) expect(code).toMatch(/^ME(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(codes.length);
  // Each of the 32 letters occurs in each of the 12 positions: 60 bits.
  for (let index = 0; index < 12; index += 1) {
    expect(new Set(codes.map((code) => code.replaceAll('-', '').charAt(2 + index))).size).toBe(32);
  }
});

it('EN-09 parses a code in any case, with letters that look like digits', () => {
  fc.assert(
    fc.property(fc.constant(undefined).map(newOrderCode), fc.boolean(), (code, hyphens) => {
      const typed = code.slice(2).replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase();
      expect(readOrderCode(` me${hyphens ? typed : typed.replaceAll('-', '')} `)).toBe(code);
    }),
  );
});

it.each([
  '',
  '12',
  'ME-',
  'ME-7Q2K-M0XB-94T',
  'ME-7Q2K-M0XB-94TCX',
  'ME-7Q2K-M0XB-94TU',
  'XX-7Q2K-M0XB-94TC',
])('EN-09 %j is no code', (typed) => {
  expect(readOrderCode(typed)).toBeUndefined();
});
