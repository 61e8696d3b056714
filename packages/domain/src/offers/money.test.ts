import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateFirstPayment, formatBRL, formatWholeBRL, wholeDiscount, withDiscount } from './money.ts';

describe('money', () => {
  it.each([
    [123_456, 'R$\u00A01.234,56'],
    [0, 'R$\u00A00,00'],
    [5, 'R$\u00A00,05'],
    [100_000_00, 'R$\u00A0100.000,00'],
  ])('EN-08 %i centavos are %j', (amount, text) => expect(formatBRL(amount)).toBe(text));

  it('A6 EN-08 formatWholeBRL rounds prices up and full fees down to whole reais', () => {
    expect(formatWholeBRL(98_000)).toBe('R$\u00A0980');
    expect(formatWholeBRL(1_680_000)).toBe('R$\u00A016.800');
    expect(formatWholeBRL(123_401)).toBe('R$\u00A01.235');
    expect(formatWholeBRL(123_499, 'full')).toBe('R$\u00A01.234');
  });

  it.each([
    [95_000, 20.01, 75_991],
    [85_000, 20.15, 67_873],
    [185_000, 20.15, 147_723],
    [125_000, 33.33, 83_338],
    [155_000, 35.01, 100_735],
    [1, 50, 1],
  ])(
    'EN-08 takes a discount off %i centavos, %d percent, by integers: %i, half up',
    (fee, percentage, price) => {
      expect(withDiscount(fee, percentage)).toBe(price);
    },
  );

  it('EN-08 withDiscount is exact for every percentage with two decimals', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (fee, hundredths) => {
        const exact = (BigInt(fee) * BigInt(10_000 - hundredths) + 5_000n) / 10_000n;
        expect(withDiscount(fee, hundredths / 100)).toBe(Number(exact));
      }),
    );
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
  ])('for %j is %j', (fees, payment) => expect(calculateFirstPayment(fees)).toEqual(payment));
});
