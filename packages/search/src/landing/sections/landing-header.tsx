import { findGrade } from '@melhor-escola/domain/stage';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { formatCount } from '@melhor-escola/domain/count';
import { EntryCityLine } from '../../place/use-entry-city.tsx';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { LazyEntrySearchBox, LazySearchBox } from '../lazy-sections.ts';
import { PageBreadcrumb } from '../../page-breadcrumb.tsx';
import type { Landing } from '../landing.ts';
import { startsFromCity } from '../search-params.ts';
import { landingSteps, placeLink } from '../place-link.ts';
import { landingActionLabel, landingHeading, landingLead } from '../sentences.ts';
import { nonBreaking } from '../../format.ts';

/** The place, its summary, and the main action: designed as a notebook's cover with its label. */
export function LandingHeader({ landing }: { landing: Landing }) {
  return (
    <section className="cover-pattern border-b border-hairline" aria-labelledby="lugar">
      <PageWidth className="flex flex-col gap-4 pt-4 pb-6 sm:pb-10">
        <Card>
          <div className="grid grid-cols-1 items-end gap-4 sm:p-3 lg:grid-cols-2">
            <div className="flex flex-col gap-4">
              <LandingBreadcrumb landing={landing} />
              <Heading level={1} size="large" id="lugar" className="text-pretty">
                <span>{nonBreaking(landingHeading(landing))}</span>
                {startsFromCity(landing.filter) && <EntryCityLine />}
              </Heading>
              <Text size="large" tone="soft" className="max-w-prose text-balance">
                {landingLead(landing)}
              </Text>
            </div>
            <div className="lg:flex lg:justify-end">
              <LandingAction landing={landing} />
            </div>
          </div>
        </Card>
      </PageWidth>
    </section>
  );
}

export function LandingBreadcrumb({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const steps = landingSteps(landing).map(({ name, filter }) => ({
    label: name,
    to: placeLink(links, filter),
  }));
  const [last] = steps.splice(-1);
  return (
    <PageBreadcrumb steps={[{ label: 'Início', to: links.home() }, ...steps, { label: last?.label ?? '' }]} />
  );
}

/**
 * The main action: all offers of the place; on a stage's page, the offers of each grade; for a place too large for a
 * list, the city search.
 */
function LandingAction({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { city, neighborhood } = landing.filter;
  if (city === undefined) {
    return (
      // The search reserves a line below its last button, which is empty for most visitors: part of it is the card's padding.
      <HydrationBoundary className="w-full max-sm:-mb-3">
        {startsFromCity(landing.filter) ? <LazyEntrySearchBox /> : <LazySearchBox />}
      </HydrationBoundary>
    );
  }
  if (landing.summary.offers === 0) {
    return (
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink to={links.results({ city, neighborhood })} prefetch>
          Ver as escolas
        </RouteLink>
      </LinkButton>
    );
  }
  if (landing.stage) return <Grades landing={landing} />;
  return (
    <LinkButton variant="primary" size="large" asChild>
      <RouteLink to={links.results({ city, neighborhood })} prefetch>
        {landingActionLabel(landing)}
      </RouteLink>
    </LinkButton>
  );
}

function Grades({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { city, neighborhood } = landing.filter;
  return (
    <div className="flex flex-col gap-2">
      <Text weight="strong" id="serie">
        Em que série?
      </Text>
      <TagList aria-labelledby="serie">
        {landing.summary.grades.map(({ grade: slug, offers }) => {
          const grade = findGrade(slug);
          return (
            grade && (
              <TagLink key={slug} asChild>
                <RouteLink to={links.results({ city, neighborhood, grade: grade.slug })} prefetch>
                  {`${grade.name} (${formatCount(offers)})`}
                </RouteLink>
              </TagLink>
            )
          );
        })}
      </TagList>
    </div>
  );
}
