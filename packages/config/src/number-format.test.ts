import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber } from './number-format.ts';

const intl = (minimum: number, maximum: number) =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: minimum, maximumFractionDigits: maximum });

describe('A6 formatNumber', () => {
  it.each([
    [0, {}, '0'],
    [7, {}, '7'],
    [120_000, {}, '120.000'],
    [1_234_567, {}, '1.234.567'],
    [4.35, { minimum: 1 }, '4,4'],
    [5, { minimum: 1 }, '5,0'],
    [1.5, { maximum: 1 }, '1,5'],
    [34, { maximum: 1 }, '34'],
    [1234.56, { minimum: 2 }, '1.234,56'],
    [-1234.5, { minimum: 2 }, '-1.234,50'],
    [-0.001, { minimum: 2 }, '0,00'],
    [0.000_000_1, { maximum: 2 }, '0'],
  ] as const)('%d with %j is %s', (value, digits, text) => {
    expect(formatNumber(value, digits)).toBe(text);
  });

  it('agrees with Intl.NumberFormat', () => {
    const amounts = fc.oneof(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: -100_000_000, max: 100_000_000 }).map((cents) => cents / 100),
      fc.double({ min: 0, max: 100_000, noNaN: true }).filter((value) => value === 0 || value > 0.001),
    );
    const digits = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(amounts, digits, (value, [one, other]) => {
        const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)];
        // formatNumber never returns '-0'.
        const expected = intl(minimum, maximum)
          .format(value)
          .replace(/^-(?=[0,]+$)/, '');
        expect(formatNumber(value, { minimum, maximum })).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});
