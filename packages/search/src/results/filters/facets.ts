import type { State } from '@melhor-escola/domain/state';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { withoutFilter } from './active-filters.ts';
import {
  filterKeys,
  filterRows,
  type FacetName,
  type OfferSearch,
} from '@melhor-escola/domain/search-filters';
import type { CityHit, OfferFacetsResult } from '@melhor-escola/api-client/service';

/** An update of the latest search, so that two changes made at once both apply. */
export type SearchChange = (latest: OfferSearch) => OfferSearch;

/** Props of components that show all filters of a search. */
export interface FilteredSearch {
  search: OfferSearch;
  /** The city of the search, for its name. */
  city: CityHit | undefined;
  /** The state of the search, if it is of a whole one. */
  state: State | undefined;
  /** Counts beside the options; unknown ones are omitted. */
  facets: Facets;
}

/** Props of one filter: the search, its counts, and a callback that changes part or all of the search. */
export interface FilterProps {
  search: OfferSearch;
  facets: Facets;
  change: (part: OfferSearch | SearchChange) => void;
}

/** Props of a filter that is a text field. */
export interface TypedFilterProps extends Omit<FilterProps, 'facets'> {
  live: boolean;
}

/** The facets requested for the counts, by the service's names. Each facet excludes its own filter. */
export const facetNames: readonly FacetName[] = [
  ...new Set(filterKeys.flatMap((key) => filterRows[key].facet ?? [])),
];

/** Number of offers per filter value; 0 if a value is absent. */
export type FacetCounts = Readonly<Record<string, number>>;

/** A neighborhood option. Its name comes from the service; the site knows the names of all other values. */
export interface NeighborhoodCount {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The lowest and the highest price among the offers, in centavos. */
export interface PriceBounds {
  readonly low: number;
  readonly high: number;
}

/** The counts beside the filters, by the service's facet name. The only part of the response that is sent with the page. */
export type Facets = {
  readonly [Name in Exclude<FacetName, 'neighborhood_slug' | 'price'>]?: FacetCounts | undefined;
} & {
  readonly neighborhood_slug?: readonly NeighborhoodCount[] | undefined;
  readonly price?: PriceBounds | undefined;
};

/** Maps the counts of the service. */
export function toFacets(facets: OfferFacetsResult['facets']): Facets {
  const facetValues = (facet: keyof Facets) => facets.find(({ name }) => name === facet)?.values;
  const facetCounts = (facet: keyof Facets) => {
    const values = facetValues(facet);
    return values && Object.fromEntries(values.map(({ value, count }) => [value, count]));
  };
  return {
    ...Object.fromEntries(facetNames.map((name) => [name, facetCounts(name)])),
    neighborhood_slug: facetValues('neighborhood_slug'),
    price: priceBounds(facetValues('price')),
  };
}

/** The ends of the first and the last price range; `undefined` without ranges. */
function priceBounds(ranges: readonly { readonly value: string }[] | undefined): PriceBounds | undefined {
  const ends = ranges?.flatMap(({ value }) => value.split(' TO ').map(Number)) ?? [];
  const [low] = ends;
  const high = ends.at(-1);
  return low === undefined || high === undefined ? undefined : { low, high };
}

/**
 * The counts of `countedSearch` that are valid for `search` too. A facet excludes its own filter, so it is valid for every search
 * that differs in that filter only. Cumulative filters are not excluded: their counts are valid only for the same values.
 */
export function validFacets(facets: Facets, countedSearch: OfferSearch, search: OfferSearch): Facets {
  if (sameOffers(countedSearch, search)) return facets;
  const invalid = facetNames.filter((name) => {
    const excluded = filterKeys.filter(
      (key) => filterRows[key].facet === name && !filterRows[key].isCumulative,
    );
    const others = (given: OfferSearch) => excluded.reduce(withoutFilter, given);
    return excluded.length === 0 || !sameOffers(others(countedSearch), others(search));
  });
  return { ...facets, ...Object.fromEntries(invalid.map((name) => [name, undefined])) };
}

/** The count of one value; `undefined` if the facet is unknown, 0 if no offer has the value. */
export function facetCount(counts: FacetCounts | undefined, value: string): number | undefined {
  return counts && (counts[value] ?? 0);
}

/** Whether two searches find the same offers: page, order and view only change the presentation. */
export function sameOffers(a: OfferSearch, b: OfferSearch): boolean {
  return a === b || stringifySearch(offerCriteria(a)) === stringifySearch(offerCriteria(b));
}

function offerCriteria(search: OfferSearch): Readonly<Record<string, unknown>> {
  return Object.fromEntries(filterKeys.map((key) => [key, search[key]]));
}
