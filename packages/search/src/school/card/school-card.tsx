import { forTheGrade, ofStage, type StageGroup } from '@melhor-escola/domain/stage';
import { Badge } from '@melhor-escola/ui/badge';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text, unbrokenWords } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { formatDistance, nonBreaking } from '../../format.ts';
import type { GradePrice } from '../../grade/grade-prices.ts';
import { BudgetRuler } from '../../budget/budget-ruler.tsx';
import { cheapestLead, MonthlyFee } from '../../offer/monthly-fee.tsx';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { SchoolCover } from './school-cover.tsx';
import type { SchoolSummary } from '../school.ts';

export interface SchoolCardProps {
  school: SchoolSummary;
  /** Heading level of the name. @default 3 */
  level?: 2 | 3 | undefined;
  /** What to say instead of its lowest price; `null`: nothing. @default `SchoolPrice` */
  price?: ReactNode;
  /** Footer of the card, with further facts and actions. Stacked above the card's own link. */
  foot?: ReactNode;
  /** The list names the city, so its cards do not repeat it. @default false */
  inOneCity?: boolean | undefined;
}

/** A school in a list: name, place, stages and lowest price. The whole card links to it. Renders an `<article>`. */
export function SchoolCard({ school, level = 3, price, foot, inOneCity = false }: SchoolCardProps) {
  const { links } = useSearchPorts();
  return (
    <Card as="article" padding="small" interactive className="search-school">
      <div className="search-school-facts">
        <SchoolCover
          slug={school.slug}
          name={school.name}
          image={school.image}
          stage={school.stages[0]?.slug}
        />
        <div>
          <Heading level={level} size="small" className="wrap-anywhere">
            {/* Padding of a line moves nothing, and makes it a target of 24 px. */}
            <Link asChild tone="quiet" stretched className="py-1">
              <RouteLink to={links.school(school.slug)}>{unbrokenWords(school.name)}</RouteLink>
            </Link>
          </Heading>
          <Text size="small" tone="soft">
            {[schoolPlace(school, inOneCity), distanceLabel(school)].filter(Boolean).join(' · ')}
          </Text>
          {school.stages.length > 0 && (
            <Text size="small">{nonBreaking(school.stages.map((stage) => stage.name).join(', '))}</Text>
          )}
          {school.free && <Badge tone="confirm">Conveniada, gratuita</Badge>}
          {school.rating.count > 0 && <RatingSummary compact rating={school.rating} />}
          {price === undefined ? <SchoolPrice school={school} /> : price}
        </div>
      </div>
      {foot && <div className="search-school-foot">{foot}</div>}
    </Card>
  );
}

export interface SchoolPriceProps extends Pick<SchoolCardProps, 'school'> {
  /** The price of the asked grade, once it is known. */
  ofGrade?: GradePrice | undefined;
  /** The stage whose scholarships alone the school's lowest price is of. @default all */
  stage?: StageGroup | undefined;
}

/**
 * '6º ano: R$ 700 por mês' for the asked grade, 'Bolsa mais barata: R$ 650 por mês' or 'Mais barata do Ensino Médio: R$ 650 por mês'
 * without one, or that there are none. Renders nothing for a school that is free, whose card says so.
 */
export function SchoolPrice({ school: { lowestPrice, free }, ofGrade, stage }: SchoolPriceProps) {
  if (free) return null;
  if (ofGrade && lowestPrice !== undefined && ofGrade.monthly === undefined)
    return (
      <Text size="small" tone="soft">
        {nonBreaking(`Sem bolsa ${forTheGrade(ofGrade.grade)} no momento`)}
      </Text>
    );
  if (lowestPrice === undefined)
    return (
      <Text size="small" tone="soft">
        Sem bolsas no momento
      </Text>
    );
  const monthly = ofGrade?.monthly ?? lowestPrice;
  const cheapest = stage ? nonBreaking(`Mais barata ${ofStage(stage)}:`) : cheapestLead;
  return (
    <Text size="small">
      <span>{ofGrade ? `${nonBreaking(ofGrade.grade.name)}:` : cheapest}</span>{' '}
      <MonthlyFee monthly={monthly} className="text-medium font-semibold text-price" isInSentence />
      <BudgetRuler monthly={monthly} />
    </Text>
  );
}

/** 'Pinheiros, São Paulo', without the city if the list names it. */
function schoolPlace({ neighborhood, city, uf }: SchoolSummary, inOneCity: boolean): string {
  if (!neighborhood) return `${city}, ${uf}`;
  return inOneCity ? neighborhood : `${neighborhood}, ${city}`;
}

function distanceLabel({ distanceInKm }: SchoolSummary): string | undefined {
  return distanceInKm === undefined ? undefined : formatDistance(distanceInKm);
}
