'use client';

import type { Order } from '@melhor-escola/api-client/account';
import { calculateFirstPayment } from '@melhor-escola/domain/first-payment';
import { formatBRL } from '@melhor-escola/domain/money';
import { paymentYear, type PaymentYear } from '@melhor-escola/domain/payment-year';
import {
  describePaymentYear,
  monthSquares,
  paymentCalendarMessages,
  paymentTiming,
} from '@melhor-escola/domain/payment-year-text';
import { Button } from '@melhor-escola/ui/button';
import { useSaveFile } from '@melhor-escola/ui/hooks';
import { MonthGrid } from '@melhor-escola/ui/month-grid';
import { Heading, Text } from '@melhor-escola/ui/text';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { orderFees } from './voucher-file.ts';

/**
 * The agreed year of a paid scholarship as twelve months. Renders a `<section>`, or nothing if nothing is to pay.
 */
export function PaymentMonths({ order }: { order: Order }) {
  const { offer } = order;
  const year = paymentYear(orderFees(offer), 'exact');
  if (year.total === 0) return null;
  return (
    <section aria-labelledby="calendario" className="flex flex-col gap-3">
      <Heading level={3} size="small" id="calendario">
        Calendário do dinheiro
      </Heading>
      <MonthGrid
        caption={describePaymentYear(year, offer.year, formatBRL)}
        months={monthSquares(year, formatBRL)}
        // Two squares beside each other on a phone, because amounts have centavos; six on paper.
        className="[--month-width:6.5rem]"
      />
      <Text size="small" tone="soft" className="max-w-prose">
        {paymentTiming(year, true)}
      </Text>
      <SaveCalendar order={order} year={year} />
    </section>
  );
}

/** Downloads what remains to pay as a calendar file, whose writer is loaded with the first press. */
function SaveCalendar({ order, year }: { order: Order; year: PaymentYear }) {
  const { offer, school, internalTransactionCode: code } = order;
  const first = calculateFirstPayment({
    enrollmentFee: offer.enrollmentFee,
    monthlyFee: offer.monthlyFeeWithDiscount,
  });
  const { save, isSaving, message } = useSaveFile(async () => {
    const { paymentCalendar } = await import('@melhor-escola/domain/payment-calendar');
    const content = paymentCalendar(
      {
        key: `reserva-${code}`,
        year,
        schoolYear: offer.year,
        school: school.name,
        paid: first.of === 'enrollment' ? 'enrollment' : 'installment',
        now: new Date(),
      },
      formatBRL,
    );
    return new File([content], `pagamentos-${code}.ics`, { type: 'text/calendar' });
  }, paymentCalendarMessages);
  return (
    <div className="flex flex-col items-start gap-2 print:hidden noscript:hidden">
      <Button icon={CalendarPlus} loading={isSaving} onClick={() => void save()}>
        {paymentCalendarMessages.save}
      </Button>
      {message !== undefined && (
        <Text size="small" tone="soft">
          {message}
        </Text>
      )}
    </div>
  );
}
