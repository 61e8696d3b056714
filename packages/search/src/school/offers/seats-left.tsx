import { formatIsoDay } from '@melhor-escola/domain/date';
import { Text } from '@melhor-escola/ui/text';
import type { SchoolOffer } from '../../offer/offer.ts';

/** How many seats an offer has, for which year, and its last day if that is near. */
export function SeatsLeft({ offer: { seatsLeft, year, validUntil, endsSoon } }: { offer: SchoolOffer }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <Text size="small" tone={seatsLeft > 0 ? 'confirm' : 'soft'} weight="strong">
        {seats(seatsLeft)}
      </Text>
      <Text size="small" tone="soft">
        {`Ano letivo de ${year}.${endsSoon ? ` Bolsa válida até ${formatIsoDay(validUntil)}.` : ''}`}
      </Text>
    </div>
  );
}

function seats(left: number): string {
  if (left === 0) return 'Vagas esgotadas';
  return left === 1 ? 'Última vaga' : `${left} vagas`;
}
