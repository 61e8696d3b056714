import { site } from '@melhor-escola/config/site';
import { calendarFile, type CalendarEvent } from '../text/calendar-file.ts';
import type { Centavos } from './money.ts';
import { listPayments } from './payment-year-text.ts';
import type { Payment, PaymentKind, PaymentMonth, PaymentYear } from './payment-year.ts';

/** The payments of a year to take along in one's own calendar. */
export interface PaymentCalendar {
  /** Of an offer or an order, unique on the site: its events keep their UIDs in every file. */
  readonly key: string;
  readonly year: PaymentYear;
  /** Such as 2027. */
  readonly schoolYear: number;
  /** Name of the school. */
  readonly school: string;
  /** The kind of January's payment that has been made with the reservation; its event asks for the rest. */
  readonly paid?: Extract<PaymentKind, 'enrollment' | 'installment'> | undefined;
  readonly now: Date;
}

/**
 * A calendar file with a whole-day event on the first day of each month with a payment, because a school's due dates are in its contract.
 *
 * @param format an amount: exact in a reservation, whole reais on browsing pages.
 */
export function paymentCalendar(
  { key, year, schoolYear, school, paid, now }: PaymentCalendar,
  format: (amount: Centavos) => string,
): string {
  const toEvent = ({ month, payments }: PaymentMonth): CalendarEvent[] => {
    const due = month === 1 ? payments.filter(({ kind }) => kind !== paid) : payments;
    if (due.length === 0) return [];
    return [
      {
        id: `pagamento-${key}-${schoolYear}-${String(month).padStart(2, '0')}`,
        start: new Date(Date.UTC(schoolYear, month - 1, 1)),
        isAllDay: true,
        summary: `${school}: ${format(sumAmounts(due))}`,
        description: `${listPayments({ payments: due }, format)}. O dia do vencimento é o do contrato com a escola.`,
      },
    ];
  };
  return calendarFile({
    product: 'Pagamentos',
    host: site.domain,
    stamp: now,
    events: year.months.flatMap(toEvent),
  });
}

function sumAmounts(payments: readonly Payment[]): Centavos {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
