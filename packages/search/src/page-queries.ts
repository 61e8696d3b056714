import type { RouteMatch, RouteName } from '@melhor-escola/domain/routes';
import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import { parseSearch, stringifySearch } from '@melhor-escola/domain/search-string';
import { cleanLandingQuery, landingOfSlug, searchOfLanding } from './landing/search-params.ts';
import { validateSchoolSearch } from './school/search-params.ts';

/** A parsed query. */
type Query = Readonly<Record<string, unknown>>;

/** How a server treats the query of a page. */
export interface QueryPolicy {
  /** Returns the canonical form of a query, with its '?' unless empty. Invalid values are dropped. Absent where each query is canonical. */
  readonly guard?: (query: string) => string;
  /** The part of the query that the page depends on, in its canonical form; `undefined` where it makes the page personal. */
  readonly storedQuery: (query: Query) => string | undefined;
}

/**
 * The canonical results query: drops invalid and empty values, orders keys, keeps unknown keys. Takes and returns the
 * text with '?', or '' for none. The router reads what a plain form submits (`grade=&shifts%5B%5D=tarde`) as equal, so
 * only the site's server can detect a URL that is not canonical (RT-15, RT-20).
 */
export function cleanResultsQuery(query: string): string {
  const parsed = parseSearch(query);
  return stringifySearch({ ...parsed, ...parseOfferSearch(parsed) });
}

/**
 * The query guards, by the spec's names (RT-15). The third, `xplp-validate-route-params`, is in the loader of the landing pages, because
 * the service knows whether a place exists.
 */
const queryGuards = {
  'validate-plp-query-params': cleanResultsQuery,
  'xplp-validate-query-params': cleanLandingQuery,
} as const;

/** Stores searches that many visitors make. A position or typed text is personal. */
const results: QueryPolicy = {
  guard: queryGuards['validate-plp-query-params'],
  storedQuery(query) {
    const search = parseOfferSearch(query);
    const isPersonal = search.lat !== undefined || search.school !== undefined;
    const isTyped = search.city !== undefined && !/^[a-z0-9-]+-[a-z]{2}$/.test(search.city);
    return isPersonal || isTyped ? undefined : stringifySearch(search);
  },
};

/** A landing page has no query: filters redirect to the results. */
const landing: QueryPolicy = {
  guard: queryGuards['xplp-validate-query-params'],
  storedQuery: (query) => (searchOfLanding(query, {}) ? undefined : ''),
};

const school: QueryPolicy = { storedQuery: (query) => stringifySearch(validateSchoolSearch(query)) };

const policies: Partial<Record<RouteName, QueryPolicy>> = {
  results,
  city: landing,
  neighborhood: landing,
  stageInCity: landing,
  stageInNeighborhood: landing,
};

/** The query policy of a page of this feature; `undefined` for a page that does not depend on its query, and of another feature. */
export function searchQueryPolicy({ name, params }: RouteMatch): QueryPolicy | undefined {
  if (name === 'school') return landingOfSlug(params['slug'] ?? '') ? landing : school;
  return policies[name];
}
