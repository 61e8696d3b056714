import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInteger, formatMoney, parseInteger, parseMoney, steppedValue } from './number-text.ts';

describe('parseInteger', () => {
  it.each([
    ['', null],
    [' 12 ', 12],
    ['1.234', 1234],
    ['1.234.567', 1_234_567],
    ['007', 7],
    ['-3', -3],
  ])('reads %j as %s', (text, value) => expect(parseInteger(text)).toBe(value));

  it.each(['12,5', '1.23', '12.34.567', 'doze', '-', '1e3', '99999999999999999999'])(
    '%j is not a whole number',
    (text) => expect(parseInteger(text)).toBeNaN(),
  );
});

describe('parseMoney', () => {
  it.each([
    ['', null],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['R$ 1.234,56', 123_456],
    ['R$\u00A01.234,56', 123_456],
    ['1234.56', 123_456],
    ['0,07', 7],
    ['8,2', 820],
    ['1,', 100],
  ])('reads %j as %s centavos', (text, value) => expect(parseMoney(text)).toBe(value));

  it.each(['1,234', '1,2,3', '1.23.4', 'mil', ',', 'R$-'])('%j is not an amount', (text) =>
    expect(parseMoney(text)).toBeNaN(),
  );
});

it('reads everything that it writes, to the centavo', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(amount, (value) => {
      expect(parseMoney(formatMoney(value))).toBe(value);
      expect(parseInteger(formatInteger(value))).toBe(value);
    }),
  );
});

describe('steppedValue', () => {
  const limits = { min: 0, max: 100, step: 10 };
  it.each([
    ['to the next step from between', 13, 1, 20],
    ['to the one before from between', 13, -1, 10],
    ['a whole step from a step', 20, 1, 30],
    ['not past the end', 95, 10, 100],
    ['not below the least', 5, -10, 0],
    ['from the least where there is nothing', null, 1, 0],
    ['from the least where there is no number', Number.NaN, -1, 0],
  ] as const)('steps %s', (_what, value, by, next) => expect(steppedValue(value, by, limits)).toBe(next));

  it('counts steps from the minimum, and from zero without one', () => {
    expect(steppedValue(5, 1, { min: 5, max: 100, step: 10 })).toBe(15);
    expect(steppedValue(-3, -1, { min: -Infinity, max: Infinity, step: 2 })).toBe(-4);
  });
});
