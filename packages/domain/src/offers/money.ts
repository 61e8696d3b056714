import { formatNumber } from '@melhor-escola/config/number-format';

/** An amount in Brazilian centavos, always a whole number (EN-08): R$ 1.234,56 is 123456. */
export type Centavos = number;

/**
 * 'R$ 1.234,56': an amount that is decided on, paid, or kept as a record: reservations, orders, messages, errors. The space is a
 * no-break one, so that a price never splits over two lines.
 */
export function formatBRL(amount: Centavos): string {
  return inReais(amount / 100, 2);
}

/**
 * 'R$ 1.235': an amount while somebody is still browsing. Every amount of a page has the same form, and nobody is promised too
 * much: a price is rounded up to whole reais, a saving down.
 */
export function formatWholeBRL(amount: Centavos, kind: 'price' | 'saving' = 'price'): string {
  return inReais(kind === 'price' ? Math.ceil(amount / 100) : Math.floor(amount / 100), 0);
}

function inReais(reais: number, decimals: 0 | 2): string {
  return `${reais < 0 ? '-' : ''}R$\u00A0${formatNumber(Math.abs(reais), { minimum: decimals })}`;
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

/** What is paid to keep a reserved scholarship: of the year's instalments the one that falls due first. */
export interface FirstPayment {
  readonly of: 'enrollment' | 'first-month';
  /** 0 where neither costs anything. */
  readonly amount: Centavos;
}

/**
 * The enrolment where the school charges one, and else the first month (ADR 0014).
 *
 * @param monthlyFee as it is paid, with the scholarship.
 */
export function firstPaymentOf({
  enrollmentFee,
  monthlyFee,
}: {
  readonly enrollmentFee: Centavos;
  readonly monthlyFee: Centavos;
}): FirstPayment {
  return enrollmentFee > 0
    ? { of: 'enrollment', amount: enrollmentFee }
    : { of: 'first-month', amount: monthlyFee };
}
