import type { CityHit, DirectoryTotals, Service } from '@melhor-escola/api-client/service';
import { site } from '@melhor-escola/config/site';
import type { QueryClient } from '@tanstack/react-query';
import { entryCity } from '../place/entry-city.ts';
import { selectPlace } from '../place/selected-place.ts';
import { HomeBody } from './lazy-body.ts';
import { directoryTotalsQuery, startingCitiesQuery } from './queries.ts';

/** What the home page is made of. */
export interface HomeData {
  /** The directory's counters, or the default ones when the service cannot say (EN-10). */
  readonly totals: DirectoryTotals;
  /** The largest cities; empty when the service cannot say. */
  readonly cities: readonly CityHit[];
  /** What failed, for the host to log (ER-03). */
  readonly failures: readonly unknown[];
}

/** Fetches into the query cache what the home page shows, and selects the city to start from (ST-04). Never throws: the page stands without either answer. */
export async function loadHome(queryClient: QueryClient, service: Service): Promise<HomeData> {
  selectPlace(queryClient, { type: 'entry', city: entryCity(queryClient, service) });
  const [totals, cities] = await Promise.allSettled([
    queryClient.ensureQueryData(directoryTotalsQuery(service)),
    queryClient.ensureQueryData(startingCitiesQuery(service)),
    HomeBody.preload?.(),
  ]);
  return {
    totals: totals.status === 'fulfilled' ? totals.value : site.directoryDefaults,
    cities: cities.status === 'fulfilled' ? cities.value : [],
    failures: [totals, cities].flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}
