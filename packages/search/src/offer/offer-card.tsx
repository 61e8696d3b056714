import { withoutUndisclosed } from '@melhor-escola/domain/extras-text';
import { formatMonthlyFee, formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { findGrade } from '@melhor-escola/domain/stage';
import { yearCost } from '@melhor-escola/domain/year-cost';
import type { EventOf } from '@melhor-escola/tracking/ports';
import { Badge } from '@melhor-escola/ui/badge';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import { Heading, unbrokenWords } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { BudgetRuler } from '../budget/budget-ruler.tsx';
import { MonthlyFee } from './monthly-fee.tsx';
import { formatDistance, nonBreaking } from '../format.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { offerFields, type Offer, type OfferPrice, type OfferSchool } from './offer.ts';
import type { SharedFacts } from './shared-facts.ts';
import { heavyExtras, YearTotal } from './year-total.tsx';
import { RatingSummary } from '../school/card/rating-summary.tsx';
import { SchoolCover } from '../school/card/school-cover.tsx';

/** The rule of every scholarship in one line, shown wherever a price is. `ScholarshipRules` has the rules in full. */
export const scholarshipRule = 'Para novos alunos. O desconto vale até o fim da etapa.';

export interface OfferCardProps {
  offer: Offer;
  /** The list that the card is in, for tracking. */
  list: EventOf<'offer_card_click'>['list'];
  /** Position in that list, from 1. */
  position: number;
  /** Heading level of the school's name. @default 2 */
  level?: 2 | 3 | undefined;
  /** Facts in the sentence above the list, which its cards do not repeat; by default the card shows every fact. */
  shared?: SharedFacts | undefined;
  /** Which scholarship the price is of, said beside it: 'do 6º ano', 'mais barata'. */
  priceNote?: string | undefined;
  /** Footer of the card: the school's other scholarships, and actions. */
  foot?: ReactNode;
}

/**
 * Summary of a scholarship: school, place, distance, grade, shift, monthly fee with and without it, savings per year,
 * and the rule. The whole card links to the school. Renders an `<article>`.
 */
export function OfferCard({ offer, list, position, level = 2, shared, priceNote, foot }: OfferCardProps) {
  const { links, track } = useSearchPorts();
  const { school } = offer;
  const where = offerPlace(school, offer.distanceInKm, shared);
  const product = [!shared?.grade && nonBreaking(offer.grade.name), !shared?.shift && offer.shift.name]
    .filter(Boolean)
    .join(' · ');
  const trackClick = () => track({ name: 'offer_card_click', list, position, offer: offerFields(offer) });
  return (
    <Card as="article" interactive padding={shared && 'small'} className="search-offer">
      <div>
        <div className="search-offer-school">
          <SchoolCover
            slug={school.slug}
            name={school.name}
            image={school.image}
            stage={findGrade(offer.grade.slug)?.stage}
          />
          <div>
            <Heading level={level} size="small" className="wrap-anywhere">
              <Link asChild tone="quiet" stretched className="py-1">
                <RouteLink to={links.school(school.slug)} prefetch onClick={trackClick}>
                  {unbrokenWords(school.name)}
                </RouteLink>
              </Link>
            </Heading>
            <p className="text-small text-ink-soft">{where}</p>
            <p className="search-offer-grade text-small">
              {school.rating.count > 0 && <RatingSummary compact rating={school.rating} />}
              {product && <strong>{product}</strong>}
            </p>
          </div>
        </div>
        <OfferMoney price={offer.price} note={priceNote} />
      </div>
      {/* Beside the buttons below, the badge would squeeze the other scholarships into four lines on a phone. */}
      <OfferYear price={offer.price} isPartner={shared && !shared.isPartner && offer.isPartner} />
      {offer.sibling && <SiblingCost offer={offer} sibling={offer.sibling} />}
      {!shared?.demonstration && (
        <Rule isDemonstration={offer.demonstration} rule={shared ? undefined : scholarshipRule} />
      )}
      {foot && <div className="search-offer-foot text-extra-small">{foot}</div>}
    </Card>
  );
}

/** Facts of one scholarship that the sentence above its list does not contain. */
function Rule({ isDemonstration, rule }: { isDemonstration: boolean; rule: string | undefined }) {
  if (!isDemonstration && !rule) return null;
  return (
    <p className="text-extra-small text-ink-soft">
      {`${isDemonstration ? 'Bolsa fictícia, de demonstração. ' : ''}${rule ?? ''}`}
    </p>
  );
}

/** The other child's scholarship at the same school, and what both cost (product 9). */
function SiblingCost({ offer, sibling }: { offer: Offer; sibling: Offer }) {
  const both = offer.price.monthly + sibling.price.monthly;
  return (
    <p className="search-offer-sibling">
      <span>{`${nonBreaking(sibling.grade.name)} · ${sibling.shift.name}: ${sibling.price.monthly > 0 ? 'a partir de ' : ''}${formatMonthlyFee(sibling.price.monthly)}.`}</span>{' '}
      <strong>{`Os dois filhos: ${formatMonthlyFee(both)}`}</strong>
    </p>
  );
}

/**
 * The year with the scholarship, what it lacks, and the badge of a partner. The school's page lists what the year consists of.
 */
function OfferYear({ price, isPartner = false }: { price: OfferPrice; isPartner?: boolean | undefined }) {
  const year = yearCost(price);
  const heavy = heavyExtras(price);
  return (
    <p className="text-extra-small text-ink-soft">
      <span>
        <YearTotal year={year} />
      </span>
      <span>{`${withoutUndisclosed(year)}${heavy ? `. ${heavy}` : ''}`}</span>
      {isPartner && (
        <>
          {' '}
          <Badge>Escola parceira</Badge>
        </>
      )}
    </p>
  );
}

/** 'Economia de R$ 10.200 no ano'. */
export function yearlySaving(savings: Centavos): string {
  return `Economia de ${formatWholeBRL(savings)} no ano`;
}

export interface OfferMoneyProps {
  price: OfferPrice;
  /** Which scholarship it is of, said beside the monthly fee: 'do 6º ano', 'mais barata'. */
  note?: string | undefined;
}

/** What an offer costs and saves. The largest figure is the one that is paid each month. */
export function OfferMoney({ price, note }: OfferMoneyProps) {
  const discount = Math.floor(price.discount);
  const { savings } = yearCost(price);
  return (
    <div className="search-offer-money">
      <p className="search-offer-monthly">
        <MonthlyFee monthly={price.monthly} />
        <span className={note ? 'text-extra-small text-ink-soft' : 'sr-only'}>
          {` com a bolsa${note ? ` ${nonBreaking(note)}` : ''}`}
        </span>
      </p>
      <BudgetRuler monthly={price.monthly} className="basis-full" />
      {price.monthlyInFull > price.monthly && (
        <p className="search-offer-in-full">
          <span className="sr-only">Sem a bolsa: </span>
          <s>{formatWholeBRL(price.monthlyInFull)}</s>
          {discount > 0 && <span>{` · ${discount}% de desconto`}</span>}
        </p>
      )}
      {savings > 0 && (
        <p className="search-offer-saving">
          <span className="highlight">{yearlySaving(savings)}</span>
        </p>
      )}
    </div>
  );
}

/** 'Pinheiros, São Paulo · a 1,2 km', without the city if the list names it. */
function offerPlace(
  { neighborhood, city, uf }: OfferSchool,
  distanceInKm: number | undefined,
  shared: SharedFacts | undefined,
): string {
  const ofCity = shared?.city ? '' : `, ${city}`;
  const place = neighborhood ? neighborhood + ofCity : `${city}, ${uf}`;
  return distanceInKm === undefined ? place : `${place} · ${formatDistance(distanceInKm)}`;
}

/** The space of offers that are loading. */
export function OfferCardsSkeleton({ count = 6 }: { count?: number | undefined }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="search-offer">
          <div>
            <div className="flex gap-3">
              <Skeleton shape="block" width={64} height={64} />
              <div className="min-w-0 flex-1">
                <Skeleton width="70%" />
                <Skeleton width="45%" />
                <Skeleton width="30%" />
              </div>
            </div>
            <div>
              <Skeleton shape="block" width={180} height={32} />
              <Skeleton width={140} />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
