import type { CityHit, DirectoryTotals, Service } from '@melhor-escola/api-client/service';
import { site } from '@melhor-escola/config/site';
import type { QueryClient } from '@tanstack/react-query';
import { entryCity } from '../place/entry-city.ts';
import { selectPlace } from '../place/selected-place.ts';
import { HomeBody, YearSum } from './lazy-body.ts';
import { directoryTotalsQuery, startingCitiesQuery } from './queries.ts';

/** The data of the home page. */
export interface HomeData {
  /** The directory's counters; defaults if the service fails (EN-10). */
  readonly totals: DirectoryTotals;
  /** The largest cities; empty if the service fails. */
  readonly cities: readonly CityHit[];
  /** Failed calls, for the host to log (ER-03). */
  readonly failures: readonly unknown[];
}

/**
 * Loads the home page's data into the query cache, and selects the start city (ST-04). Never throws: the page works
 * without either response.
 */
export async function loadHome(queryClient: QueryClient, service: Service): Promise<HomeData> {
  selectPlace(queryClient, { type: 'entry', city: entryCity(queryClient, service) });
  const [totals, cities] = await Promise.allSettled([
    queryClient.ensureQueryData(directoryTotalsQuery(service)),
    queryClient.ensureQueryData(startingCitiesQuery(service)),
    HomeBody.preload?.(),
    YearSum.preload?.(),
  ]);
  return {
    totals: totals.status === 'fulfilled' ? totals.value : site.directoryDefaults,
    cities: cities.status === 'fulfilled' ? cities.value : [],
    failures: [totals, cities].flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}
