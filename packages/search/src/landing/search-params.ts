import { validateResultsSearch, type ResultsSearch } from '../results/search-params.ts';
import { parseSearch, stringifySearch } from '../search-string.ts';
import type { RouteParams } from './route-params.ts';

/** What a landing page's query may hold: a search's filters, which lead on to the results of the place. */
type LandingSearch = Omit<ResultsSearch, 'city' | 'neighborhood'>;

/**
 * The filters a landing page's query stands for. What is bad is dropped (RT-15), and so is a place: the path names it.
 * Every known key is in the answer, because the router lets the answer's keys win over the URL's.
 */
function validateLandingSearch(raw: Readonly<Record<string, unknown>>): LandingSearch {
  return { ...validateResultsSearch(raw), city: undefined, neighborhood: undefined } as LandingSearch;
}

/** The one way to write a landing page's query, with its '?' unless empty; keys that are not ours stay. */
export function cleanLandingQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...validateLandingSearch(parsed) });
}

/**
 * The search that a landing page with filters in its query stands for: those filters, in the path's place (RT-08);
 * `undefined` without filters. Of a stage, which is no filter of a search, a grade is one.
 */
export function searchOfLanding(
  raw: Readonly<Record<string, unknown>>,
  { city, neighborhood }: RouteParams,
): ResultsSearch | undefined {
  const filters = validateLandingSearch(raw);
  return Object.values(filters).some((value) => value !== undefined)
    ? { ...filters, city, neighborhood: city === undefined ? undefined : neighborhood }
    : undefined;
}
