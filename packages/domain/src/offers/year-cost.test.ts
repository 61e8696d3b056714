import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeExtras } from './extras-text.ts';
import { extraKinds, yearCost } from './year-cost.ts';

const fees = { monthly: 85_000, monthlyInFull: 170_000, enrollment: 60_000 };
const reais = (amount: number) => `R$ ${amount / 100}`;

describe('product 1 the cost of a school year', () => {
  it('is enrolment and twelve instalments, with and without the scholarship', () => {
    expect(yearCost(fees)).toEqual({
      total: 1_080_000,
      totalInFull: 2_100_000,
      savings: 1_020_000,
      extras: [],
      undisclosed: ['material', 'uniform', 'meals', 'transport'],
      withExtras: undefined,
    });
  });

  it('adds declared extras in a figure of their own; 0 is included, null is not disclosed', () => {
    expect(
      yearCost({ ...fees, extras: { transport: 240_000, material: 90_000, uniform: 0, meals: null } }),
    ).toEqual({
      total: 1_080_000,
      totalInFull: 2_100_000,
      savings: 1_020_000,
      extras: [
        { kind: 'material', amount: 90_000 },
        { kind: 'uniform', amount: 0 },
        { kind: 'transport', amount: 240_000 },
      ],
      undisclosed: ['meals'],
      withExtras: 1_410_000,
    });
  });

  it('has no saving where the full fee is lower than the price', () => {
    expect(yearCost({ ...fees, monthlyInFull: 80_000 })).toMatchObject({
      totalInFull: 1_080_000,
      savings: 0,
    });
  });

  it('is a whole number of centavos, and each extra is either declared or not disclosed', () => {
    const fee = fc.nat(10_000_000);
    const extra = fc.option(fee);
    const given = fc.record({
      monthly: fee,
      monthlyInFull: fee,
      enrollment: fee,
      extras: fc.record({ material: extra, uniform: extra, meals: extra, transport: extra }),
    });
    fc.assert(
      fc.property(given, (offer) => {
        const year = yearCost(offer);
        expect(year.totalInFull - year.savings).toBe(year.total);
        expect(year.withExtras ?? year.total).toBeGreaterThanOrEqual(year.total);
        expect([...year.extras.map(({ kind }) => kind), ...year.undisclosed].toSorted()).toEqual(
          extraKinds.toSorted(),
        );
      }),
    );
  });
});

describe('describeExtras', () => {
  it.each([
    [{}, 'Custo não divulgado: material, uniforme, alimentação e transporte.'],
    [
      { material: 90_000, uniform: 0, meals: 0 },
      'Material R$ 900; uniforme incluído; alimentação incluída. Custo não divulgado: transporte.',
    ],
    [
      { material: 0, uniform: 35_000, meals: 480_000, transport: 240_000 },
      'Material incluído; uniforme R$ 350; alimentação R$ 4800; transporte R$ 2400.',
    ],
  ])('describes the extras %j', (extras, text) =>
    expect(describeExtras(yearCost({ ...fees, extras }), reais)).toBe(text),
  );
});
