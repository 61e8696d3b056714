import type { Centavos } from './money.ts';

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
