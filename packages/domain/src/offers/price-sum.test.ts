import { describe, expect, it } from 'vitest';
import { priceSum, type PriceSum } from './price-sum.ts';

/** Amounts with plain spaces. */
const shown = ({ lines, total, saving }: PriceSum) =>
  [...lines, total, ...(saving ? [saving] : [])].map(({ term, amount }) =>
    `${term}: ${amount}`.replaceAll('\u00A0', ' '),
  );

/** Whole reais of an amount: '− R$ 1.234' is -1234. */
const reais = (amount: string) => Number(amount.replace('−', '-').replaceAll(/[^\d-]/gu, ''));

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

  it('rounds prices up and the saving down, and adds up as displayed', () => {
    const rounded = priceSum({ monthlyInFull: 1020, monthly: 590 }, 'whole');
    expect(shown(rounded)).toEqual([
      'Mensalidade: R$ 11',
      'Bolsa de 42%: − R$ 5',
      'Você paga por mês: R$ 6',
      'Economia no ano: R$ 51',
    ]);
    for (let centavos = 0; centavos < 100; centavos += 7) {
      const { lines, total } = priceSum({ monthlyInFull: 98_700 + centavos, monthly: 54_321 }, 'whole');
      expect(lines.reduce((sum, { amount }) => sum + reais(amount), 0)).toBe(reais(total.amount));
    }
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
