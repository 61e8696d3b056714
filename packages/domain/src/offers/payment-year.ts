import type { Centavos } from './money.ts';
import { browsingFees, yearCost, type ExtraKind, type YearFees } from './year-cost.ts';

/** What a family pays a school for, in the order in which pages list it. */
export type PaymentKind = 'enrollment' | 'installment' | ExtraKind;

/** A part of what is paid in a month. */
export interface Payment {
  readonly kind: PaymentKind;
  /** Centavos, more than 0. */
  readonly amount: Centavos;
}

/** A month of the school year. */
export interface PaymentMonth {
  /** 1 for January to 12. */
  readonly month: number;
  /** The sum of its payments, in centavos. */
  readonly amount: Centavos;
  readonly payments: readonly Payment[];
}

/** A school year as twelve months ("calendário do dinheiro"). */
export interface PaymentYear {
  /** January to December. */
  readonly months: readonly PaymentMonth[];
  /** The months with the highest amount, which follow one another; all twelve if they cost the same. */
  readonly heaviest: readonly PaymentMonth[];
  /** The sum of the months in centavos: the cost of the year that pages show beside it. */
  readonly total: Centavos;
  /** Kinds that the school does not disclose: no month contains them. */
  readonly undisclosed: readonly ExtraKind[];
}

/**
 * The month in which each kind is due. Schools declare amounts of a year without dates, so this is a convention, which `paymentTiming`
 * states beside the months: enrollment opens the year, books and clothes are bought when classes begin, and what is used all year is
 * paid like the installments (Lei 9.870/1999, art. 1).
 */
export const paymentSchedule = {
  enrollment: 1,
  installment: 'monthly',
  material: 2,
  uniform: 2,
  meals: 'monthly',
  transport: 'monthly',
} as const satisfies Readonly<Record<PaymentKind, number | 'monthly'>>;

/**
 * Distributes the cost of a year over its months. Every sum closes: the twelve amounts add up to `yearCost` of the fees as shown.
 *
 * @param amounts `whole` reais while browsing, `exact` when paying (`formatBRL` has the rule).
 */
export function paymentYear(fees: YearFees, amounts: 'whole' | 'exact'): PaymentYear {
  const shown = amounts === 'exact' ? fees : browsingFees(fees);
  const { total, extras, undisclosed } = yearCost(shown);
  const charges: readonly Payment[] = [
    { kind: 'enrollment', amount: shown.enrollment },
    { kind: 'installment', amount: 12 * shown.monthly },
    ...extras,
  ];
  const unit = amounts === 'exact' ? 1 : 100;
  const months = Array.from({ length: 12 }, (_, index) => buildMonth(index + 1, charges, unit));
  const highest = Math.max(...months.map(({ amount }) => amount));
  return { months, heaviest: months.filter(({ amount }) => amount === highest), total, undisclosed };
}

function buildMonth(month: number, charges: readonly Payment[], unit: Centavos): PaymentMonth {
  const payments = charges
    .map(({ kind, amount }) => ({ kind, amount: dueIn(month, kind, amount, unit) }))
    .filter(({ amount }) => amount > 0);
  return { month, payments, amount: payments.reduce((sum, { amount }) => sum + amount, 0) };
}

/** What of a year's amount is due in a month. What does not divide by twelve falls on the first months, one unit each. */
function dueIn(month: number, kind: PaymentKind, amount: Centavos, unit: Centavos): Centavos {
  const due = paymentSchedule[kind];
  if (due !== 'monthly') return due === month ? amount : 0;
  const units = amount / unit;
  return unit * (Math.floor(units / 12) + (month <= units % 12 ? 1 : 0));
}
