'use client';

import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { HydrationBoundary } from '@melhor-escola/ui/hooks';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import { useMemo } from 'react';
import { useAskedGradeStorage } from '../grade/use-asked-grade.ts';
import type { MapTiles } from '../map/school-map.ts';
import { useChosenCityStorage } from '../place/use-entry-city.tsx';
import { OfferCardsSkeleton } from '../offer/offer-card.tsx';
import { useSearchPorts } from '../ports.tsx';
import { ResultsFailure, WhichCity } from './lazy-sections.ts';
import { placeQuery } from '../place/resolve-place.ts';
import { hasCity } from './queries.ts';
import { ResultsPage } from './results-page.tsx';
import { useResultsQuery } from './use-results-query.ts';

export interface ResultsScreenProps {
  /** Known keys only (`ownOfferSearch`), because links copy every key. */
  search: OfferSearch;
  /** Map tiles; absent: maps have none. */
  mapTiles?: MapTiles | undefined;
}

/** The results of a search (RT-03). Reads what `loadResults` has fetched, and fetches what it has not. */
export function ResultsScreen({ search, mapTiles }: ResultsScreenProps) {
  const { service } = useSearchPorts();
  useChosenCityStorage();
  useAskedGradeStorage(search.grade);
  const place = useResultsQuery(placeQuery(service, search.city ?? ''), hasCity(search));
  // Rendered at one position for every search, so that a change of city keeps the controls and their focus.
  const city = place.data?.kind === 'city' ? place.data.city : undefined;
  const ofCity = useMemo(() => (city ? { ...search, city: city.slug } : search), [search, city]);
  if (hasCity(search)) {
    if (place.failure)
      return (
        <HydrationBoundary fallback={<ResultsSkeleton />}>
          <PageWidth className="py-8">
            <ResultsFailure
              level={1}
              error={place.failure}
              isRetrying={place.isFetching}
              onRetry={place.refetch}
            />
          </PageWidth>
        </HydrationBoundary>
      );
    // A state is another URL, which the loader redirects to.
    if (!place.data || place.data.kind === 'state') return <ResultsSkeleton />;
    if (place.data.kind === 'unclear') {
      return (
        <HydrationBoundary fallback={<ResultsSkeleton />}>
          <WhichCity typed={search.city} cities={place.data.cities} search={search} />
        </HydrationBoundary>
      );
    }
  }
  return <ResultsPage search={ofCity} city={city} mapTiles={mapTiles} />;
}

/** The space of a results page whose city is being looked up. */
function ResultsSkeleton() {
  return (
    <PageWidth wide className="flex flex-col gap-6 py-6">
      <Skeleton width="60%" height={32} shape="block" />
      <OfferCardsSkeleton />
    </PageWidth>
  );
}
