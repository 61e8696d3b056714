import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatBRL } from '@melhor-escola/domain/money';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';
import { MonthPrice } from '../../price/month-price.tsx';
import type { ReservableOffer, ReservableSchool } from './reservable-offer.ts';

export interface OfferSummaryProps {
  school: ReservableSchool;
  offer: ReservableOffer;
  className?: string;
}

/** What is about to be reserved: beside the steps on a desk, above them on a phone. Renders an `<aside>`. */
export function OfferSummary({ school, offer, className = '' }: OfferSummaryProps) {
  const year = yearCost(offer);
  return (
    <Card as="aside" aria-label="A bolsa" className={`flex flex-col gap-3 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Text weight="strong">
          {offer.grade.name} · {offer.shift} · {offer.year}
        </Text>
        <Text size="small" tone="confirm" weight="strong">
          {offer.seatsLeft === 1 ? 'Última vaga' : `${offer.seatsLeft} vagas`}
        </Text>
      </div>
      <MonthPrice monthly={offer.monthly} monthlyInFull={offer.monthlyInFull} savings={year.savings} />
      <div className="border-t border-hairline pt-3 text-small tabular max-lg:hidden">
        <p>
          Custo do ano: <strong className="text-price">{formatBRL(year.total)}</strong> com a bolsa
          {year.savings > 0 && <>, {formatBRL(year.totalInFull)} sem ela</>}
        </p>
        <p className="text-ink-soft">
          {offer.enrollment > 0
            ? `Matrícula de ${formatBRL(offer.enrollment)} + 12 mensalidades.`
            : 'São 12 mensalidades, sem matrícula.'}
        </p>
        {year.withExtras !== undefined && (
          <p>
            Com os extras declarados: <strong className="text-price">{formatBRL(year.withExtras)}</strong>
          </p>
        )}
      </div>
      {(school.isDemonstration || offer.endsSoon) && (
        <Text size="extra-small" tone="soft">
          {school.isDemonstration && 'Oferta fictícia, de demonstração. '}
          {offer.endsSoon && `Oferta válida até ${formatIsoDay(offer.validUntil)}.`}
        </Text>
      )}
    </Card>
  );
}
