'use client';

import { formatWholeBRL } from '@melhor-escola/domain/money';
import { paymentYear, type PaymentYear } from '@melhor-escola/domain/payment-year';
import {
  describePaymentYear,
  monthGroups,
  monthSquares,
  paymentCalendarMessages,
  paymentTiming,
} from '@melhor-escola/domain/payment-year-text';
import { Button } from '@melhor-escola/ui/button';
import { DescriptionList } from '@melhor-escola/ui/description-list';
import { useSaveFile } from '@melhor-escola/ui/hooks';
import { MonthGrid } from '@melhor-escola/ui/month-grid';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { SchoolOffer } from '../../offer/offer.ts';

/** The year of a scholarship as twelve months, which add up to the cost of the year beside it. Renders a `<div>`. */
export function PaymentMonths({ offer }: { offer: SchoolOffer }) {
  const year = paymentYear(offer.price, 'whole');
  return (
    <div className="flex flex-col gap-3 pb-3">
      <MonthGrid
        caption={describePaymentYear(year, offer.year, formatWholeBRL)}
        months={monthSquares(year, formatWholeBRL)}
      />
      <DescriptionList
        items={monthGroups(year, formatWholeBRL).map(({ months, payments }) => ({
          term: months,
          description: payments,
        }))}
      />
      <p className="text-extra-small text-ink-soft">{paymentTiming(year, false)}</p>
      <SaveCalendar offer={offer} year={year} />
    </div>
  );
}

interface SaveCalendarProps {
  offer: SchoolOffer;
  year: PaymentYear;
}

/** Downloads the months as a calendar file, whose writer is loaded with the first press. */
function SaveCalendar({ offer: { id, school, year: schoolYear }, year }: SaveCalendarProps) {
  const { save, isSaving, message } = useSaveFile(async () => {
    const { paymentCalendar } = await import('@melhor-escola/domain/payment-calendar');
    const content = paymentCalendar(
      { key: `bolsa-${id}`, year, schoolYear, school: school.name, now: new Date() },
      formatWholeBRL,
    );
    return new File([content], `pagamentos-${schoolYear}-${school.slug}.ics`, { type: 'text/calendar' });
  }, paymentCalendarMessages);
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <Button size="small" icon={CalendarPlus} loading={isSaving} onClick={() => void save()}>
        {paymentCalendarMessages.save}
      </Button>
      {message !== undefined && <p className="text-extra-small text-ink-soft">{message}</p>}
    </div>
  );
}
