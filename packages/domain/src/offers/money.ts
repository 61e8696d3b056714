import { formatNumber } from '@melhor-escola/config/number-format';

/** An amount in Brazilian centavos, always a whole number (EN-08): R$ 1.234,56 is 123456. */
export type Centavos = number;

/**
 * 'R$ 1.234,56': an exact amount. Contains a no-break space, so a price never wraps.
 *
 * One rule for centavos: exact from the moment an offer is being taken, whole reais ({@link formatWholeBRL}) while browsing, and
 * never both in one block. Exact: the reservation from its first step, 'Minhas bolsas', vouchers, the mails and errors about a
 * reservation, and the panel. Whole: results, maps, landing and school pages, comparison, favorites, filters, share and search-engine
 * texts, the mails of saved searches. What an offer adds up to while browsing is derived from `browsingFees`.
 */
export function formatBRL(amount: Centavos): string {
  return inReais(amount / 100, 2);
}

/**
 * 'R$ 1.235': an amount while browsing, in whole reais; {@link formatBRL} has the rule and where it applies. What a family pays is
 * rounded up, and a `full` fee, which it does not pay, down: a page never promises too much.
 */
export function formatWholeBRL(amount: Centavos, kind: 'price' | 'full' = 'price'): string {
  return inReais((kind === 'price' ? roundUpToReais(amount) : roundDownToReais(amount)) / 100, 0);
}

/** Rounds an amount up to whole reais. @returns centavos. */
export function roundUpToReais(amount: Centavos): Centavos {
  return 100 * Math.ceil(amount / 100);
}

/** Rounds an amount down to whole reais. @returns centavos. */
export function roundDownToReais(amount: Centavos): Centavos {
  return 100 * Math.floor(amount / 100);
}

/** 'R$ 980 por mês' while browsing, or 'sem mensalidade' with a full scholarship. */
export function formatMonthlyFee(monthly: Centavos): string {
  return monthly > 0 ? `${formatWholeBRL(monthly)} por mês` : 'sem mensalidade';
}

function inReais(reais: number, decimals: 0 | 2): string {
  return `${reais < 0 ? '-' : ''}R$\u00A0${formatNumber(Math.abs(reais), { minimum: decimals })}`;
}

/**
 * A fee after a discount, to the nearest centavo, half up: 20,15 % off R$ 1.850,00 is R$ 1.477,23. Calculated in whole hundredths of
 * a percent, because 79.85 as a fraction of two is a little less, and the half centavo with it.
 *
 * @param percentage 0 to 100, with at most two decimals.
 */
export function withDiscount(fee: Centavos, percentage: number): Centavos {
  const hundredths = fee * (10_000 - Math.round(percentage * 100));
  return Math.floor((hundredths + 5_000) / 10_000);
}

/**
 * Discount in whole percent, rounded down so that a page never promises too much; 0 if the price is not lower. Tolerates the
 * half centavo by which `withDiscount` may have rounded the price up.
 */
export function wholeDiscount(fee: Centavos, price: Centavos): number {
  return price < fee ? Math.floor(((2 * (fee - price) + 1) * 50) / fee) : 0;
}

/** The payment that confirms a reserved scholarship: the first of the year's installments. */
export interface FirstPayment {
  readonly of: 'enrollment' | 'first-month';
  /** 0 if there is neither an enrollment nor a monthly fee. */
  readonly amount: Centavos;
}

/** Names of the first payment within a sentence. */
export const firstPaymentNames = {
  enrollment: 'a matrícula',
  'first-month': 'a primeira mensalidade com a bolsa',
} as const satisfies Readonly<Record<FirstPayment['of'], string>>;

/**
 * The enrollment fee if the school charges one, else the first month (ADR 0014).
 *
 * @param monthlyFee with the scholarship applied.
 */
export function calculateFirstPayment({
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
