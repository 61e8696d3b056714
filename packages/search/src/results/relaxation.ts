import { activeFilters, type ActiveFilter } from './active-filters.ts';
import type { ResultsSearch } from './search-params.ts';

/** A search with one filter less. */
export interface Relaxation {
  readonly filter: ActiveFilter;
  readonly search: ResultsSearch;
}

/** At most so many are counted: each costs a call. */
const most = 3;

/** What a parent gives up most easily comes first. */
const readiness: readonly ActiveFilter['key'][] = [
  'neighborhood',
  'price',
  'shifts',
  'radius',
  'tags',
  'years',
  'school',
  'grade',
];

/** The ways to ask for less: the search without one of its filters, the easiest to give up first. */
export function relaxations(search: ResultsSearch): Relaxation[] {
  const seen = new Set<ActiveFilter['key']>();
  return activeFilters(search)
    .toSorted((a, b) => readiness.indexOf(a.key) - readiness.indexOf(b.key))
    .filter((filter) => !seen.has(filter.key) && seen.add(filter.key))
    .slice(0, most)
    .map((filter) => ({ filter, search: withoutFilter(search, filter.key) }));
}

/** The search without any value of this filter, from its first page. */
export function withoutFilter(search: ResultsSearch, key: ActiveFilter['key']): ResultsSearch {
  const { page: _, ...rest } = search;
  if (key === 'price') return { ...rest, priceMin: undefined, priceMax: undefined };
  return { ...rest, [key]: undefined };
}
