import { formatIsoDay } from '@melhor-escola/domain/date';
import { Text } from '@melhor-escola/ui/text';
import type { SchoolOffer } from '../../offer/offer.ts';

/** How many seats an offer has, for which year, and its last day if that is near. */
export function SeatsLeft({ offer }: { offer: SchoolOffer }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <Text size="small" tone={offer.seatsLeft > 0 ? 'confirm' : 'soft'} weight="strong">
        {describeSeats(offer.seatsLeft)}
      </Text>
      <SchoolYear offer={offer} />
    </div>
  );
}

/** The school year of an offer, and its last day if that is near. */
export function SchoolYear({ offer: { year, validUntil, endsSoon } }: { offer: SchoolOffer }) {
  return (
    <Text size="small" tone="soft">
      {`Ano letivo de ${year}.${endsSoon ? ` Bolsa válida até ${formatIsoDay(validUntil)}.` : ''}`}
    </Text>
  );
}

/** '3 vagas', 'Última vaga', 'Vagas esgotadas'. */
export function describeSeats(left: number): string {
  if (left === 0) return 'Vagas esgotadas';
  return left === 1 ? 'Última vaga' : `${left} vagas`;
}
