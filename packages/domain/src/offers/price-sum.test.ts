import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSum, type PriceSum } from './price-sum.ts';

/** Amounts with plain spaces. */
const shown = ({ lines, total, saving }: PriceSum) =>
  [...lines, total, ...(saving ? [saving] : [])].map(({ term, amount }) =>
    `${term}: ${amount}`.replaceAll('\u00A0', ' '),
  );

/** An amount as shown, in centavos: '− R$ 1.234' is -123400. */
const centavos = (amount: string): number => {
  const [whole = '', cents = '00'] = amount
    .replace('−', '-')
    .replaceAll(/[^\d,-]/gu, '')
    .split(',');
  return Number(whole + cents);
};

describe('priceSum', () => {
  it('is fee, scholarship, price and saving, in whole reais while browsing', () => {
    expect(shown(priceSum({ monthlyInFull: 100_000, monthly: 50_000 }, 'whole'))).toEqual([
      'Mensalidade: R$ 1.000',
      'Bolsa de 50%: − R$ 500',
      'Você paga por mês: R$ 500',
      'Economia no ano: R$ 6.000',
    ]);
  });

  it('has centavos in every amount when paying', () => {
    expect(shown(priceSum({ monthlyInFull: 123_456, monthly: 61_728 }, 'exact'))).toEqual([
      'Mensalidade: R$ 1.234,56',
      'Bolsa de 50%: − R$ 617,28',
      'Você paga por mês: R$ 617,28',
      'Economia no ano: R$ 7.407,36',
    ]);
  });

  it('derives the scholarship and the saving from the fees as shown', () => {
    expect(shown(priceSum({ monthlyInFull: 107_050, monthly: 48_173, discount: 55 }, 'whole'))).toEqual([
      'Mensalidade: R$ 1.070',
      'Bolsa de 55%: − R$ 588',
      'Você paga por mês: R$ 482',
      'Economia no ano: R$ 7.056',
    ]);
  });

  it.each(['whole', 'exact'] as const)('EN-08 closes as shown, in %s amounts, for any fees', (amounts) => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (one, other) => {
        const fees = { monthlyInFull: Math.max(one, other), monthly: Math.min(one, other) };
        const { lines, total, saving } = priceSum(fees, amounts);
        const [fee = 0, scholarship = 0] = lines.map(({ amount }) => centavos(amount));
        expect(fee + scholarship).toBe(total.amount === 'Nada' ? 0 : centavos(total.amount));
        expect(saving ? centavos(saving.amount) : 0).toBe(12 * Math.abs(scholarship));
      }),
    );
  });

  it('has no scholarship where both fees show the same', () => {
    expect(shown(priceSum({ monthlyInFull: 50_030, monthly: 50_020 }, 'whole'))).toEqual([
      'Mensalidade: R$ 501',
      'Você paga por mês: R$ 501',
    ]);
  });

  it('has no scholarship and no saving without a discount', () => {
    expect(shown(priceSum({ monthlyInFull: 50_000, monthly: 50_000 }, 'exact'))).toEqual([
      'Mensalidade: R$ 500,00',
      'Você paga por mês: R$ 500,00',
    ]);
  });

  it('says of a scholarship for free that nothing is paid', () => {
    expect(shown(priceSum({ monthlyInFull: 80_000, monthly: 0 }, 'exact'))).toEqual([
      'Mensalidade: R$ 800,00',
      'Bolsa de 100%: − R$ 800,00',
      'Você paga por mês: Nada',
      'Economia no ano: R$ 9.600,00',
    ]);
  });

  it('names no percentage that would be 0', () => {
    expect(priceSum({ monthlyInFull: 100_000, monthly: 99_500 }, 'exact').lines[1]?.term).toBe('Bolsa');
  });
});
