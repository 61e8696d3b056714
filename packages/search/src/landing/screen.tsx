'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { formatDistance, nonBreaking } from '../format.ts';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { pluralize } from '@melhor-escola/domain/count';
import { useChosenCityStorage } from '../place/use-entry-city.tsx';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { LandingBody, LazySearchBox, RelatedPlaces } from './lazy-parts.ts';
import { LandingHeader, LandingBreadcrumb } from './sections/landing-header.tsx';
import { isEmpty, type Landing } from './landing.ts';
import { locationFilter, type RouteParams } from './search-params.ts';
import { placeLink } from './place-link.ts';
import { landingQuery } from './queries.ts';
import { emptySentence } from './sentences.ts';

/**
 * A landing page (RT-05 to RT-11). Reads what `loadLanding` has fetched. All kinds share its layout within the site's
 * frame: the spec's layout `xplp` (RT-13).
 */
export function LandingScreen({ params }: { params: RouteParams }) {
  const { service } = useSearchPorts();
  useChosenCityStorage();
  const { data } = useSuspenseQuery(landingQuery(service, locationFilter(params)));
  // Deferred and memoised: an urgent update from outside replaces boundaries that are not hydrated yet with nothing.
  return <LandingPage landing={useDeferredValue(data)} />;
}

const LandingPage = memo(function LandingPage({ landing }: { landing: Landing }) {
  const isNothing = isEmpty(landing);
  // A state lists its cities even without schools (RT-10).
  if (isNothing && landing.kind !== 'state') return <EmptyLanding landing={landing} />;
  return (
    <>
      {isNothing ? <EmptyLanding landing={landing} /> : <LandingHeader landing={landing} />}
      <HydrationBoundary>
        <LandingBody landing={landing} />
      </HydrationBoundary>
    </>
  );
});

/** An empty place: says so, and links to the nearest place with schools. */
function EmptyLanding({ landing }: { landing: Landing }) {
  const { links } = useSearchPorts();
  const { neighborhoods, nearestWithOffers: nearest } = landing.summary;
  const neighbor = neighborhoods.find(({ offers }) => offers > 0);
  const { city, stage } = landing.filter;
  const near = neighbor ?? nearest;
  const target = neighbor ? { city, neighborhood: neighbor.slug, stage } : { city: nearest?.slug, stage };
  return (
    <PageWidth className="flex flex-col items-start gap-6 py-6">
      <LandingBreadcrumb landing={landing} />
      <BlankPage />
      <Heading level={1} size="large">
        {nonBreaking(emptySentence(landing))}
      </Heading>
      <Text className="max-w-prose">
        {near
          ? `O lugar mais próximo com bolsas é ${near.name}${near.distanceInKm === null ? '' : `, ${formatDistance(near.distanceInKm)}`}: ${pluralize(near.offers, 'bolsa', 'bolsas')}.`
          : 'Procure em outra cidade: novas bolsas aparecem ao longo do ano.'}
      </Text>
      {near ? (
        <LinkButton variant="primary" size="large" asChild>
          <RouteLink to={placeLink(links, target)}>
            Ver {pluralize(near.offers, 'bolsa', 'bolsas')} em {near.name}
          </RouteLink>
        </LinkButton>
      ) : (
        <LazySearchBox />
      )}
      {landing.kind !== 'state' && (
        <HydrationBoundary className="w-full">
          <RelatedPlaces landing={landing} />
        </HydrationBoundary>
      )}
    </PageWidth>
  );
}
