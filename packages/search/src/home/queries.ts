import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';

/** Number of cities offered on the home page. */
const MAX_STARTING_CITIES = 12;

/** The directory's counters for the whole country. */
export function directoryTotalsQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'directory-totals'],
    queryFn: ({ signal }) => service.directoryTotals(undefined, signal),
    staleTime: STALE_MS.places,
  });
}

/** The largest cities. */
export function startingCitiesQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'starting-cities'],
    queryFn: ({ signal }) => service.suggestCities('', signal, MAX_STARTING_CITIES),
    staleTime: STALE_MS.places,
  });
}
