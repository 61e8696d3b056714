import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeExtras, describeYear, withoutUndisclosed } from './extras-text.ts';
import { browsingFees, extraKinds, yearCost } from './year-cost.ts';

const fees = { monthly: 85_000, monthlyInFull: 170_000, enrollment: 60_000 };
const reais = (amount: number) => `R$ ${amount / 100}`;

describe('product 1 the cost of a school year', () => {
  it('is enrollment and twelve installments, with and without the scholarship', () => {
    expect(yearCost(fees)).toEqual({
      total: 1_080_000,
      totalInFull: 2_100_000,
      savings: 1_020_000,
      extras: [],
      undisclosed: ['material', 'uniform', 'meals', 'transport'],
    });
  });

  it('adds declared extras; 0 is included, null is not disclosed', () => {
    expect(
      yearCost({ ...fees, extras: { transport: 240_000, material: 90_000, uniform: 0, meals: null } }),
    ).toEqual({
      total: 1_410_000,
      totalInFull: 2_430_000,
      savings: 1_020_000,
      extras: [
        { kind: 'material', amount: 90_000 },
        { kind: 'uniform', amount: 0 },
        { kind: 'transport', amount: 240_000 },
      ],
      undisclosed: ['meals'],
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
        const known = year.extras.reduce((sum, { amount }) => sum + amount, 0);
        expect(year.total).toBe(offer.enrollment + 12 * offer.monthly + known);
        expect([...year.extras.map(({ kind }) => kind), ...year.undisclosed].toSorted()).toEqual(
          extraKinds.toSorted(),
        );
      }),
    );
  });
});

describe('EN-08 the fees while browsing', () => {
  it.each([
    ['what is paid up and the full fee down', 48_173, 107_050, 48_200, 107_000],
    ['both fees the same without a discount', 50_030, 50_030, 50_100, 50_100],
    ['no fee below the one with the scholarship', 50_020, 50_030, 50_100, 50_100],
    ['nothing that is whole', 85_000, 170_000, 85_000, 170_000],
  ])('round %s', (_, monthly, monthlyInFull, shownMonthly, shownInFull) => {
    expect(browsingFees({ monthly, monthlyInFull, enrollment: 0 })).toMatchObject({
      monthly: shownMonthly,
      monthlyInFull: shownInFull,
    });
  });

  it('round enrollment and extras up, and leave what is not disclosed', () => {
    const extras = { material: 90_001, uniform: 0, meals: null };
    expect(browsingFees({ ...fees, enrollment: 60_001, extras })).toMatchObject({
      enrollment: 60_100,
      extras: { material: 90_100, uniform: 0, meals: null },
    });
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

const year = (extras: object) => yearCost({ ...fees, extras });

describe('product 1 the words beside the cost of a year', () => {
  it.each([
    [{}, ', sem extras (não divulgados)'],
    [{ material: 1, uniform: 0 }, ', sem alimentação e transporte (não divulgados)'],
    [{ material: 1, uniform: 0, transport: 0 }, ', sem alimentação (não divulgada)'],
    [{ uniform: 0, meals: 0, transport: 0 }, ', sem material (não divulgado)'],
    [{ material: 1, uniform: 0, meals: 0, transport: 0 }, ''],
  ])('say what it lacks: %j', (extras, text) => {
    expect(withoutUndisclosed(yearCost({ ...fees, extras }))).toBe(text);
  });

  it('say what it consists of', () => {
    expect(describeYear(60_000, year({ material: 0 }), reais)).toBe('Matrícula de R$ 600 + 12 mensalidades.');
    expect(describeYear(60_000, year({ material: 1 }), reais)).toBe(
      'Matrícula de R$ 600 + 12 mensalidades + extras declarados.',
    );
    expect(describeYear(0, year({}), reais)).toBe('São 12 mensalidades. A matrícula não é cobrada.');
    expect(describeYear(0, year({ meals: 1 }), reais)).toBe(
      'São 12 mensalidades e os extras declarados. A matrícula não é cobrada.',
    );
  });

  it.each([
    [0, {}, 'Sem mensalidade. A matrícula não é cobrada.'],
    [0, { meals: 1 }, 'Sem mensalidade, só os extras declarados. A matrícula não é cobrada.'],
    [60_000, { meals: 1 }, 'Matrícula de R$ 600, sem mensalidade, e os extras declarados.'],
  ])(
    'say of a scholarship of 100 %% with the enrollment %i that no month is paid',
    (enrollment, extras, text) => {
      const free = yearCost({ monthly: 0, monthlyInFull: 80_000, enrollment, extras });
      expect(describeYear(enrollment, free, reais)).toBe(text);
    },
  );
});
