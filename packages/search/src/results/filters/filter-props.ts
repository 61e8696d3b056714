import type { CityHit } from '@melhor-escola/api-client/service';
import type { ResultsSearch } from '../search-params.ts';
import type { Facets } from './facets.ts';

/** What becomes of a search, however it is by now: two changes that come at once are both made. */
export type SearchChange = (latest: ResultsSearch) => ResultsSearch;

/** What filters are of. */
export interface FilteredSearch {
  search: ResultsSearch;
  /** The city of the search, for its name. */
  city: CityHit | undefined;
  /** Counts beside the choices; those unknown are left out. */
  facets: Facets;
}

/** What one filter is given: the search, its counts, and how to change a part of it, or all. */
export interface FilterProps {
  search: ResultsSearch;
  facets: Facets;
  change: (part: ResultsSearch | SearchChange) => void;
}

/** The same for a filter that is typed. */
export interface TypedFilterProps extends Omit<FilterProps, 'facets'> {
  live: boolean;
}
