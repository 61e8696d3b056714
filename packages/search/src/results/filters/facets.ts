import { stringifySearch } from '../../search-string.ts';
import { withoutFilter, type FilterKey } from './active-filters.ts';
import type { ResultsSearch } from '../search-params.ts';
import type { CityHit, OfferFacetsResult } from '@melhor-escola/api-client/service';

/** An update of the latest search, so that two changes made at once both apply. */
export type SearchChange = (latest: ResultsSearch) => ResultsSearch;

/** Props of components that show all filters of a search. */
export interface FilteredSearch {
  search: ResultsSearch;
  /** The city of the search, for its name. */
  city: CityHit | undefined;
  /** Counts beside the choices; those unknown are left out. */
  facets: Facets;
}

/** Props of one filter: the search, its counts, and a callback that changes part or all of the search. */
export interface FilterProps {
  search: ResultsSearch;
  facets: Facets;
  change: (part: ResultsSearch | SearchChange) => void;
}

/** Props of a filter that is a text field. */
export interface TypedFilterProps extends Omit<FilterProps, 'facets'> {
  live: boolean;
}

/** What the counts beside the filters are asked for, by the service's names. Each count leaves its own filter out. */
export const facetNames = ['grade', 'shift', 'neighborhood_slug', 'price', 'tag', 'year'] as const;

/** How many offers each value of a filter would leave; a value that is not there leaves none. */
export type FacetCounts = Readonly<Record<string, number>>;

/** A neighborhood to choose from. Its name comes from the service; the site knows the names of all other values. */
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

/** The counts beside the filters, by the service's name of the facet. They are sent with the page, and nothing else of the answer. */
export interface Facets {
  readonly grade?: FacetCounts | undefined;
  readonly shift?: FacetCounts | undefined;
  readonly neighborhood_slug?: readonly NeighborhoodCount[] | undefined;
  readonly price?: PriceBounds | undefined;
  readonly tag?: FacetCounts | undefined;
  readonly year?: FacetCounts | undefined;
}

/** Takes the counts out of the service's answer. */
export function toFacets(facets: OfferFacetsResult['facets']): Facets {
  const valuesOf = (facet: keyof Facets) => facets.find(({ name }) => name === facet)?.values;
  const countsOf = (facet: keyof Facets) =>
    valuesOf(facet)?.reduce<Record<string, number>>(
      (counts, { value, count }) => ({ ...counts, [value]: count }),
      {},
    );
  return {
    grade: countsOf('grade'),
    shift: countsOf('shift'),
    neighborhood_slug: valuesOf('neighborhood_slug'),
    price: priceBounds(valuesOf('price')),
    tag: countsOf('tag'),
    year: countsOf('year'),
  };
}

/** From the ends of the first and the last price range; `undefined` when there are none. */
function priceBounds(ranges: readonly { readonly value: string }[] | undefined): PriceBounds | undefined {
  const ends = ranges?.flatMap(({ value }) => value.split(' TO ').map(Number)) ?? [];
  const [low] = ends;
  const high = ends.at(-1);
  return low === undefined || high === undefined ? undefined : { low, high };
}

const filterOf = {
  grade: 'grade',
  shift: 'shifts',
  neighborhood_slug: 'neighborhood',
  price: 'price',
  year: 'years',
} as const satisfies Record<Exclude<keyof Facets, 'tag'>, FilterKey>;

/**
 * The counts that hold for another search too. A facet leaves its own filter out, so it holds for every search that
 * differs in that filter alone; the others would show figures of a search that is no longer asked for. A school must have
 * all tags asked for, so their counts are of what was asked with them, and hold for that alone.
 */
export function validFacets(facets: Facets, counted: ResultsSearch, asked: ResultsSearch): Facets {
  const holds = (name: keyof typeof filterOf) =>
    sameOffers(withoutFilter(counted, filterOf[name]), withoutFilter(asked, filterOf[name]));
  return {
    grade: holds('grade') ? facets.grade : undefined,
    shift: holds('shift') ? facets.shift : undefined,
    neighborhood_slug: holds('neighborhood_slug') ? facets.neighborhood_slug : undefined,
    price: holds('price') ? facets.price : undefined,
    year: holds('year') ? facets.year : undefined,
    tag: sameOffers(counted, asked) ? facets.tag : undefined,
  };
}

/** The count of one value; `undefined` when the facet is not known, 0 when nothing has the value. */
export function countOf(counts: FacetCounts | undefined, value: string): number | undefined {
  return counts && (counts[value] ?? 0);
}

/** Whether two searches find the same offers: page, order and view only show them differently. */
export function sameOffers(a: ResultsSearch, b: ResultsSearch): boolean {
  return stringifySearch(found(a)) === stringifySearch(found(b));
}

function found(search: ResultsSearch): ResultsSearch {
  return { ...search, page: undefined, sort: undefined, size: undefined, view: undefined };
}
