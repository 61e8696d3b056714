import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentYear } from './payment-year.ts';
import { browsingFees, yearCost, type YearFees } from './year-cost.ts';

const fees = { monthly: 85_000, monthlyInFull: 170_000, enrollment: 60_000 };

const anyFees: fc.Arbitrary<YearFees> = fc
  .record({
    monthlyInFull: fc.nat(1_500_000),
    monthly: fc.nat(1_500_000),
    enrollment: fc.nat(200_000),
    extras: fc.record({
      material: fc.option(fc.nat(300_000)),
      uniform: fc.option(fc.nat(90_000)),
      meals: fc.option(fc.nat(900_000)),
      transport: fc.option(fc.nat(600_000)),
    }),
  })
  .filter(({ monthly, monthlyInFull }) => monthly <= monthlyInFull);

const monthAmounts = (given: YearFees) => paymentYear(given, 'whole').months.map(({ amount }) => amount);

describe('issue 64 the months of a school year', () => {
  it('have the enrollment in January, and an installment each', () => {
    expect(monthAmounts(fees)).toEqual([145_000, ...Array.from({ length: 11 }, () => 85_000)]);
  });

  it('have material and uniform in February, and meals and transport divided by twelve', () => {
    const { months } = paymentYear(
      { ...fees, extras: { material: 90_000, uniform: 30_000, meals: 480_000, transport: 0 } },
      'whole',
    );
    expect(months[1]).toEqual({
      month: 2,
      amount: 245_000,
      payments: [
        { kind: 'installment', amount: 85_000 },
        { kind: 'material', amount: 90_000 },
        { kind: 'uniform', amount: 30_000 },
        { kind: 'meals', amount: 40_000 },
      ],
    });
    expect(months[11]?.amount).toBe(125_000);
  });

  it('contain nothing of what the school does not disclose, and name it', () => {
    const { undisclosed, total } = paymentYear({ ...fees, extras: { material: null, uniform: 0 } }, 'whole');
    expect(undisclosed).toEqual(['material', 'meals', 'transport']);
    expect(total).toBe(1_080_000);
  });

  it('divide what twelve does not divide without losing a real or a centavo', () => {
    const given = { monthly: 0, monthlyInFull: 80_000, enrollment: 0, extras: { meals: 100_000 } };
    expect(monthAmounts(given)).toEqual([
      ...Array.from({ length: 4 }, () => 8_400),
      ...Array.from({ length: 8 }, () => 8_300),
    ]);
    expect(paymentYear(given, 'exact').months.map(({ amount }) => amount)).toEqual([
      ...Array.from({ length: 4 }, () => 8_334),
      ...Array.from({ length: 8 }, () => 8_333),
    ]);
  });

  it.each(['whole', 'exact'] as const)('A6 add up to the year that is shown elsewhere, %s', (amounts) => {
    fc.assert(
      fc.property(anyFees, (given) => {
        const { months, total } = paymentYear(given, amounts);
        expect(months).toHaveLength(12);
        expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBe(yearCost(amounts === 'whole' ? browsingFees(given) : given).total);
        for (const { amount, payments } of months)
          expect(payments.reduce((sum, payment) => sum + payment.amount, 0)).toBe(amount);
      }),
    );
  });

  it('while browsing are whole reais, of which no payment is negative', () => {
    fc.assert(
      fc.property(anyFees, (given) => {
        for (const { payments } of paymentYear(given, 'whole').months)
          for (const { amount } of payments) expect([amount % 100, amount > 0]).toEqual([0, true]);
      }),
    );
  });

  it('follow one another where they are the heaviest, and no other costs as much', () => {
    fc.assert(
      fc.property(anyFees, (given) => {
        const { months, heaviest } = paymentYear(given, 'whole');
        const [first] = heaviest;
        const others = months.filter((month) => !heaviest.includes(month));
        for (const { amount } of others) expect(amount).toBeLessThan(first?.amount ?? 0);
        expect(heaviest.map(({ month }) => month)).toEqual(
          heaviest.map((_, index) => (first?.month ?? 0) + index),
        );
      }),
    );
  });
});
