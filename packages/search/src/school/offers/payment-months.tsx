'use client';

import { formatWholeBRL } from '@melhor-escola/domain/money';
import { paymentYear, type PaymentYear } from '@melhor-escola/domain/payment-year';
import {
  describePaymentYear,
  monthGroups,
  monthSquares,
  paymentTiming,
} from '@melhor-escola/domain/payment-year-text';
import { announce } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { DescriptionList } from '@melhor-escola/ui/description-list';
import { saveFile } from '@melhor-escola/ui/hooks';
import { MonthGrid } from '@melhor-escola/ui/month-grid';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
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

const texts = {
  saved: 'Arquivo salvo. Abra-o para pôr os pagamentos no seu calendário.',
  failed: 'Não deu para criar o arquivo. Confira a sua conexão e tente de novo.',
} as const;

/** Downloads the months as a calendar file, whose writer is loaded with the first press. */
function SaveCalendar({ offer: { id, school, year: schoolYear }, year }: SaveCalendarProps) {
  const [state, setState] = useState<'ready' | 'loading' | keyof typeof texts>('ready');
  const save = async () => {
    setState('loading');
    const outcome = await import('@melhor-escola/domain/payment-calendar').then(
      ({ paymentCalendar }) => {
        const content = paymentCalendar(
          { key: `bolsa-${id}`, year, schoolYear, school: school.name, now: new Date() },
          formatWholeBRL,
        );
        const file = new Blob([content], { type: 'text/calendar;charset=utf-8' });
        saveFile(`pagamentos-${schoolYear}-${school.slug}.ics`, file);
        return 'saved' as const;
      },
      () => 'failed' as const,
    );
    setState(outcome);
    announce(texts[outcome]);
  };
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <Button size="small" icon={CalendarPlus} loading={state === 'loading'} onClick={() => void save()}>
        Adicionar ao meu calendário
      </Button>
      {(state === 'saved' || state === 'failed') && (
        <p className="text-extra-small text-ink-soft">{texts[state]}</p>
      )}
    </div>
  );
}

interface SaveCalendarProps {
  offer: SchoolOffer;
  year: PaymentYear;
}
