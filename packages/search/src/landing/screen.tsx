'use client';

import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import { useChosenCityStorage } from '../place/use-entry-city.tsx';
import { useSearchPorts } from '../ports.tsx';
import { EmptyLanding, LandingBody } from './lazy-sections.ts';
import { LandingHeader } from './sections/landing-header.tsx';
import { isEmpty, type Landing } from './landing.ts';
import { locationFilter, type RouteParams } from './search-params.ts';
import { landingQuery } from './queries.ts';

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
  const hasBody = !isNothing || landing.kind === 'state';
  return (
    <>
      {isNothing ? (
        <HydrationBoundary>
          <EmptyLanding landing={landing} />
        </HydrationBoundary>
      ) : (
        <LandingHeader landing={landing} />
      )}
      {hasBody && (
        <HydrationBoundary>
          <LandingBody landing={landing} />
        </HydrationBoundary>
      )}
    </>
  );
});
