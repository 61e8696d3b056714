import { formatNumber } from '@melhor-escola/config/number-format';

/** An amount in Brazilian centavos, always a whole number (EN-08): R$ 1.234,56 is 123456. */
export type Centavos = number;

/** 'R$ 1.234,56'. The space is a no-break one, so that a price never splits over two lines. */
export function formatBRL(amount: Centavos): string {
  return inReais(amount, 2);
}

/** 'R$ 1.234' for a whole amount, 'R$ 1.234,56' otherwise: the short form for cards and labels. */
export function formatShortBRL(amount: Centavos): string {
  return inReais(amount, amount % 100 === 0 ? 0 : 2);
}

function inReais(amount: Centavos, decimals: 0 | 2): string {
  return `${amount < 0 ? '-' : ''}R$\u00A0${formatNumber(Math.abs(amount) / 100, { minimum: decimals })}`;
}

/** What is left of a fee after a discount, to the nearest centavo. `percentage` runs from 0 to 100 and may have a fraction. */
export function withDiscount(fee: Centavos, percentage: number): Centavos {
  return Math.round((fee * (100 - percentage)) / 100);
}

/**
 * Whole percent off a fee, rounded down: nobody is promised more. 0 where the price is no lower. The half centavo that
 * `withDiscount` may have rounded a price up by is not held against it.
 */
export function wholeDiscount(fee: Centavos, price: Centavos): number {
  return price < fee ? Math.floor(((2 * (fee - price) + 1) * 50) / fee) : 0;
}

/**
 * What a year at school costs: enrolment and twelve instalments (Lei 9.870/1999: the contract is for the annual value,
 * divided in twelve).
 */
export function annualCost(monthlyFee: Centavos, enrollmentFee: Centavos): Centavos {
  return enrollmentFee + 12 * monthlyFee;
}
