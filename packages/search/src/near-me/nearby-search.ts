import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { ResultsSearch } from '../results/search-params.ts';

/** The search around a position, the nearest first: what else was asked for stays, where it was asked for does not. */
export function nearbySearch({ lat, lng }: Geolocation, search: ResultsSearch = {}): ResultsSearch {
  return {
    ...search,
    lat,
    lng,
    sort: search.sort ?? 'distance',
    city: undefined,
    neighborhood: undefined,
    page: undefined,
  };
}
