import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';

/** Cities the home page offers to start from. */
const startingCities = 12;

/** The directory's counters for the whole country. */
export function directoryTotalsQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'directory-totals'],
    queryFn: ({ signal }) => service.directoryTotals(undefined, signal),
    staleTime: freshness.places,
  });
}

/** The largest cities. */
export function startingCitiesQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'starting-cities'],
    queryFn: ({ signal }) => service.suggestCities('', signal, startingCities),
    staleTime: freshness.places,
  });
}
