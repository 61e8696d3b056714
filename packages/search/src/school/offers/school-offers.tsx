import { formatIsoDay } from '@melhor-escola/domain/date';
import { findStageGroup } from '@melhor-escola/domain/stage';
import { describeExtras, describeYear } from '@melhor-escola/domain/extras-text';
import { priceSum } from '@melhor-escola/domain/price-sum';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import { Heading, Text } from '@melhor-escola/ui/text';
import { scholarshipRule } from '../../offer/offer-card.tsx';
import type { EarlierPrice, OfferPrice, SchoolOffer } from '../../offer/offer.ts';
import { inCity, ofCity } from '../../place/article.ts';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { School } from '../school.ts';
import { OfferActions } from './offer-actions.tsx';
import { byGrade } from './open-offers.ts';
import { SeatsLeft } from './seats-left.tsx';
import { nonBreaking } from '../../format.ts';
import { formatWholeBRL } from '@melhor-escola/domain/money';

/** The school's scholarships by stage and grade, with the cost of the month and the year. */
export function SchoolOffers({ school }: { school: School }) {
  const shown = school.offers.length;
  if (shown === 0) return school.free ? <FreeSchool school={school} /> : <NoOffers school={school} />;
  return (
    <section aria-labelledby="bolsas" className="flex flex-col gap-3">
      <div>
        <Heading level={2} id="bolsas">
          {`${pluralize(school.offerTotal, 'bolsa', 'bolsas')} nesta escola`}
        </Heading>
        <Text size="extra-small" tone="soft">
          {school.offerTotal > shown
            ? `Aqui estão as ${shown} de menor mensalidade; há mais ${school.offerTotal - shown}. ${scholarshipRule}`
            : scholarshipRule}
        </Text>
      </div>
      <div className="flex flex-col gap-6">
        {byStage(school.offers).map(([stage, offers]) => (
          <div key={stage} className="flex flex-col gap-2">
            <Heading level={3} size="small">
              {nonBreaking(stage)}
            </Heading>
            <ul className="flex flex-col gap-3">
              {offers.map((offer) => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function OfferRow({ offer }: { offer: SchoolOffer }) {
  return (
    <Card
      as="li"
      data-part="offer"
      className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-[1fr_18rem]"
      // The cost of the year follows the grade, however tall the price beside them is.
      style={{ gridTemplateRows: 'auto 1fr' }}
    >
      <div className="flex flex-col gap-1">
        <Heading level={4} size="small">
          {`${nonBreaking(offer.grade.name)} · ${offer.shift.name}`}
        </Heading>
        <SeatsLeft offer={offer} />
      </div>
      <div className="flex flex-col gap-3 sm:row-span-2">
        <PriceSum className="text-small" {...priceSum(offer.price, 'whole')} />
        <OfferActions offer={offer} place="school-offers" />
      </div>
      <div className="flex flex-col gap-2 text-small">
        <YearCost price={offer.price} />
        <EarlierPrices offer={offer} />
      </div>
    </Card>
  );
}

function FreeSchool({ school }: { school: School }) {
  const { city, citySlug } = school.address;
  return (
    <section aria-labelledby="bolsas" className="flex flex-col items-start gap-3">
      <Heading level={2} id="bolsas">
        Escola conveniada, gratuita
      </Heading>
      <Text className="max-w-prose">{`O poder público paga as vagas, e as famílias não pagam mensalidade. Para se inscrever, procure a secretaria de educação ${ofCity(citySlug, city)}.`}</Text>
    </section>
  );
}

function NoOffers({ school }: { school: School }) {
  const { links } = useSearchPorts();
  const { city, citySlug } = school.address;
  return (
    <section aria-labelledby="bolsas" className="flex flex-col items-start gap-3">
      <Heading level={2} id="bolsas">
        Sem bolsas no momento
      </Heading>
      <Text className="max-w-prose">{`Esta escola não tem bolsas pelo site agora. Veja as que existem em outras escolas ${ofCity(citySlug, city)}.`}</Text>
      <LinkButton asChild>
        <RouteLink to={links.results({ city: citySlug })}>{`Ver bolsas ${inCity(citySlug, city)}`}</RouteLink>
      </LinkButton>
    </section>
  );
}

/** Stage names and their offers, youngest first; within a grade, by price. */
function byStage(offers: readonly SchoolOffer[]): [stage: string, offers: SchoolOffer[]][] {
  return [...Map.groupBy(byGrade(offers), stageName)];
}

function stageName({ stage }: SchoolOffer): string {
  return findStageGroup(stage.slug)?.name ?? stage.name;
}

/** Cost of a school year with and without the scholarship, and what it consists of. */
function YearCost({ price }: { price: OfferPrice }) {
  const year = yearCost(price);
  const { total, totalInFull, savings } = year;
  return (
    <div>
      <p>
        <span>Custo do ano:</span> <strong className="text-price">{formatWholeBRL(total)}</strong>{' '}
        <span>{`com a bolsa${savings > 0 ? `, ${formatWholeBRL(totalInFull)} sem ela` : ''}`}</span>
      </p>
      <p className="text-ink-soft">{describeYear(price.enrollment, year, formatWholeBRL)}</p>
      <p className="text-ink-soft">{describeExtras(year, formatWholeBRL)}</p>
    </div>
  );
}

/** What the offer cost in the last twelve months, if its fee changed: the latest as a sentence, older ones in a list. */
function EarlierPrices({ offer }: { offer: Pick<SchoolOffer, 'earlierPrices' | 'price'> }) {
  const [latest, ...older] = offer.earlierPrices;
  if (!latest) return null;
  return (
    <div className="text-ink-soft">
      <p>{`Até ${formatIsoDay(latest.until)} era ${earlierCost(latest, offer.price.monthlyInFull)}.`}</p>
      {older.length > 0 && (
        <details>
          <summary className="py-1">Preços antes disso</summary>
          <ul className="tabular">
            {older.map((earlier) => (
              <li key={earlier.until + String(earlier.monthly)}>
                {`Até ${formatIsoDay(earlier.until)}: ${earlierCost(earlier, offer.price.monthlyInFull)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** 'R$ 980 por mês com a bolsa (R$ 1.960 sem ela)': the full fee only if it changed too. */
function earlierCost({ monthly, monthlyInFull }: EarlierPrice, current: number): string {
  const full = monthlyInFull === current ? '' : ` (${formatWholeBRL(monthlyInFull)} sem ela)`;
  return `${formatWholeBRL(monthly)} por mês com a bolsa${full}`;
}
