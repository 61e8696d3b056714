import { findStageGroup, forTheGrade } from '@melhor-escola/domain/stage';
import { LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { BudgetSetting } from '../../budget/budget-setting.tsx';
import { scholarshipRule } from '../../offer/offer-card.tsx';
import type { SchoolOffer } from '../../offer/offer.ts';
import { useAskedGrade } from '../../grade/use-asked-grade.ts';
import { inCity, ofCity } from '../../place/article.ts';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { School } from '../school.ts';
import { OfferRow } from './offer-row.tsx';
import { byGrade, differInYear, firstOpen } from './open-offers.ts';
import { SchoolAlert } from './school-alert.tsx';
import { nonBreaking } from '../../format.ts';

/** The school's scholarships by stage and grade, a row each; the sum of the cheapest one is open at first, of the asked grade if it has any. */
export function SchoolOffers({ school }: { school: School }) {
  const asked = useAskedGrade();
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
        {asked &&
          school.offerTotal === shown &&
          !school.offers.some(({ grade }) => grade.slug === asked.slug) && (
            <Text size="small">{nonBreaking(`Nenhuma delas é ${forTheGrade(asked)}.`)}</Text>
          )}
      </div>
      <div className="-ms-4 flex">
        <BudgetSetting />
      </div>
      <OfferRows key={school.slug} offers={school.offers} />
    </section>
  );
}

function OfferRows({ offers }: Pick<School, 'offers'>) {
  const first = firstOpen(offers, useAskedGrade());
  // Stays that of the first render: after hydration, when the device's grade is known, opening its row would close the one that the visitor
  // may have opened before. A page of a client navigation knows the grade from the start.
  const [openId] = useState(first?.id);
  const showsYear = differInYear(offers);
  return (
    <div className="flex flex-col gap-6">
      {byStage(offers).map(([stage, ofStage]) => (
        <div key={stage} className="flex flex-col gap-2">
          <Heading level={3} size="small">
            {nonBreaking(stage)}
          </Heading>
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
            {ofStage.map((offer) => (
              <OfferRow key={offer.id} offer={offer} isOpen={offer.id === openId} showsYear={showsYear} />
            ))}
          </ul>
        </div>
      ))}
    </div>
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
  const {
    slug,
    address: { city, citySlug },
  } = school;
  return (
    <section aria-labelledby="bolsas" className="flex flex-col items-start gap-3">
      <Heading level={2} id="bolsas">
        Sem bolsas no momento
      </Heading>
      <Text className="max-w-prose">Esta escola não tem bolsas pelo site agora.</Text>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton asChild>
          <RouteLink
            to={links.results({ city: citySlug })}
          >{`Ver bolsas ${inCity(citySlug, city)}`}</RouteLink>
        </LinkButton>
        <SchoolAlert slug={slug} citySlug={citySlug} />
      </div>
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
