import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { describeExtras, describeYear } from '@melhor-escola/domain/extras-text';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { Card } from '@melhor-escola/ui/card';
import { Icon } from '@melhor-escola/ui/icon';
import { Text } from '@melhor-escola/ui/text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { MonthlyFee, MonthPriceInFull } from '../../price/month-price.tsx';
import type { ReservableOffer, ReservableSchool } from './reservable-offer.ts';

export interface OfferSummaryProps {
  school: ReservableSchool;
  offer: ReservableOffer;
  className?: string;
}

/**
 * What is about to be reserved: beside the steps on a desktop. Above them on a phone, where only grade and price are shown until it is
 * opened, so that the first question is on the first screen. Renders an `<aside>`.
 */
export function OfferSummary({ school, offer, className }: OfferSummaryProps) {
  const grade = `${offer.grade.name} · ${offer.shift} · ${offer.year}`;
  const fee = <MonthlyFee monthly={offer.monthly} />;
  return (
    <Card as="aside" aria-label="A bolsa" className={className}>
      <details className="lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="block font-semibold">{grade}</span> {fee}
          </span>
          <Icon as={ChevronDown} className="transition-transform [[open]>summary>&]:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <OfferFacts school={school} offer={offer} />
        </div>
      </details>
      <div className="flex flex-col gap-3 max-lg:hidden">
        <div>
          <Text weight="strong">{grade}</Text>
          <p>{fee}</p>
        </div>
        <OfferFacts school={school} offer={offer} />
      </div>
    </Card>
  );
}

/** All but the grade and the price. */
function OfferFacts({ school, offer }: Pick<OfferSummaryProps, 'school' | 'offer'>) {
  const year = yearCost(offer);
  return (
    <>
      <div className="flex flex-col gap-1">
        <MonthPriceInFull
          monthly={offer.monthly}
          monthlyInFull={offer.monthlyInFull}
          savings={year.savings}
        />
        <Text size="small" tone="confirm" weight="strong">
          {offer.seatsLeft === 1 ? 'Última vaga' : `${offer.seatsLeft} vagas`}
        </Text>
      </div>
      <div className="border-t border-hairline pt-3 text-small">
        <p>
          <span>Custo do ano:</span>{' '}
          <strong className="text-price">{year.total > 0 ? formatBRL(year.total) : 'nada'}</strong>{' '}
          <span>{`com a bolsa${year.savings > 0 ? `, ${formatBRL(year.totalInFull)} sem ela` : ''}`}</span>
        </p>
        <p className="text-ink-soft">
          {`${describeYear(offer.enrollment, year, formatBRL)} ${describeExtras(year, formatBRL)}`}
        </p>
      </div>
      {(school.isDemonstration || offer.endsSoon) && (
        <Text size="extra-small" tone="soft">
          {`${school.isDemonstration ? 'Bolsa fictícia, de demonstração. ' : ''}${offer.endsSoon ? `Bolsa válida até ${formatIsoDay(offer.validUntil)}.` : ''}`}
        </Text>
      )}
    </>
  );
}
