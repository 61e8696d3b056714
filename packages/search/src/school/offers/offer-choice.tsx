import { formatWholeBRL } from '@melhor-escola/domain/money';
import { priceSum } from '@melhor-escola/domain/price-sum';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { Card } from '@melhor-escola/ui/card';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import { Select } from '@melhor-escola/ui/select';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import { useAskedGrade } from '../../grade/use-asked-grade.ts';
import type { SchoolOffer } from '../../offer/offer.ts';
import { YearTotal } from '../../offer/year-total.tsx';
import { byGrade, differInYear, firstOpen } from './open-offers.ts';
import { OfferActions } from './offer-actions.tsx';
import { SeatsLeft } from './seats-left.tsx';

/**
 * The price of one scholarship with its actions, beside the page on wide screens: the cheapest, of the asked grade if there is one,
 * until the visitor chooses another. Without JavaScript it stays the cheapest. Renders nothing if no offer has a free seat.
 */
export function OfferChoice({ offers }: { offers: readonly SchoolOffer[] }) {
  const open = byGrade(offers.filter(({ seatsLeft }) => seatsLeft > 0));
  const first = firstOpen(offers, useAskedGrade());
  const showsYear = differInYear(open);
  const [chosenId, setChosenId] = useState<string>();
  // The chosen option names its price, so the card below needs no announcement.
  const chosen = open.find(({ id }) => id === chosenId) ?? first;
  if (!chosen) return null;
  return (
    <Card
      as="section"
      data-part="offer-choice"
      aria-label="Preço da bolsa"
      className="flex flex-col gap-3 max-lg:hidden print:hidden"
    >
      {open.length > 1 && (
        <div className="noscript:hidden">
          <Select label="Série e turno" value={chosen.id} onValueChange={setChosenId}>
            {open.map((offer) => (
              <option key={offer.id} value={offer.id}>
                {`${offerName(offer)}${showsYear ? ` · ${offer.year}` : ''}, ${formatWholeBRL(offer.price.monthly)}`}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="flex flex-col gap-2">
        <Text
          size="small"
          weight="strong"
          data-part="offer-name"
          className={open.length > 1 ? 'hidden noscript:block' : undefined}
        >
          {offerName(chosen)}
        </Text>
        <PriceSum {...priceSum(chosen.price, 'whole')} />
        <BudgetRuler monthly={chosen.price.monthly} />
        <Text size="small">
          <YearTotal year={yearCost(chosen.price)} />
        </Text>
        <SeatsLeft offer={chosen} />
      </div>
      <OfferActions offer={chosen} place="school-card" />
    </Card>
  );
}

function offerName({ grade, shift }: SchoolOffer): string {
  return `${grade.name} · ${shift.name}`;
}
