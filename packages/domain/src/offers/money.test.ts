import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPaymentOf, formatBRL, formatWholeBRL, wholeDiscount, withDiscount } from './money.ts';

describe('money', () => {
  it.each([
    [123_456, 'R$\u00A01.234,56'],
    [0, 'R$\u00A00,00'],
    [5, 'R$\u00A00,05'],
    [100_000_00, 'R$\u00A0100.000,00'],
  ])('EN-08 %i centavos are %j', (amount, text) => expect(formatBRL(amount)).toBe(text));

  it('A6 EN-08 formatWholeBRL rounds prices up and savings down to whole reais', () => {
    expect(formatWholeBRL(98_000)).toBe('R$\u00A0980');
    expect(formatWholeBRL(1_680_000)).toBe('R$\u00A016.800');
    expect(formatWholeBRL(123_401)).toBe('R$\u00A01.235');
    expect(formatWholeBRL(123_499, 'saving')).toBe('R$\u00A01.234');
  });

  it('withDiscount returns whole centavos between 0 and the fee', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.float({ min: 0, max: 100, noNaN: true }), (fee, percentage) => {
        const price = withDiscount(fee, percentage);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(fee);
      }),
    );
    expect(withDiscount(100_000, 50)).toBe(50_000);
  });

  it('wholeDiscount reverses withDiscount for whole percentages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00, max: 10_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (fee, whole) => {
          expect(wholeDiscount(fee, withDiscount(fee, whole))).toBe(whole);
        },
      ),
    );
  });

  it('wholeDiscount rounds down, and is 0 if the price is not lower', () => {
    expect(wholeDiscount(100_000, 33_334)).toBe(66);
    expect(wholeDiscount(85_000, 85_000)).toBe(0);
    expect(wholeDiscount(85_000, 90_000)).toBe(0);
  });
});

describe('EN-09 the first payment of a reserved scholarship', () => {
  it.each([
    [
      { enrollmentFee: 60_000, monthlyFee: 85_000 },
      { of: 'enrollment', amount: 60_000 },
    ],
    [
      { enrollmentFee: 60_000, monthlyFee: 0 },
      { of: 'enrollment', amount: 60_000 },
    ],
    [
      { enrollmentFee: 0, monthlyFee: 85_000 },
      { of: 'first-month', amount: 85_000 },
    ],
    [
      { enrollmentFee: 0, monthlyFee: 0 },
      { of: 'first-month', amount: 0 },
    ],
  ])('for %j is %j', (fees, payment) => expect(firstPaymentOf(fees)).toEqual(payment));
});
