import { parseOfferSearch } from '@melhor-escola/domain/search-filters';
import {
  canonicalPath,
  matchRoute,
  routes,
  type RouteMatch,
  type RouteName,
  type RoutePolicy,
} from '@melhor-escola/domain/routes';
import {
  cleanLandingQuery,
  cleanResultsQuery,
  landingOfSlug,
  parseSearch,
  searchOfLanding,
  stringifySearch,
  validateSchoolSearch,
} from '@melhor-escola/search/search-params';
import type { PageTable, PageTag } from '@melhor-escola/site-server';
import { signInPath } from '../app/links.ts';

type Query = Readonly<Record<string, unknown>>;

/** The part of the query that a page depends on, in its canonical form; `undefined` where the page is not cacheable. */
type QueryOfPage = (query: Query, slug: string) => string | undefined;

/** Caches searches that many visitors make. A position or typed text is personal. */
function publicSearch(query: Query): string | undefined {
  const search = parseOfferSearch(query);
  const isPersonal = search.lat !== undefined || search.school !== undefined;
  const isTyped = search.city !== undefined && !/^[a-z0-9-]+-[a-z]{2}$/.test(search.city);
  return isPersonal || isTyped ? undefined : stringifySearch(search);
}

/** A landing page has no query: filters redirect to the results. */
const landing: QueryOfPage = (query) => (searchOfLanding(query, {}) ? undefined : '');

/** Pages of other routes do not depend on the query. */
const queryOfRoute: Partial<Record<RouteName, QueryOfPage>> = {
  results: publicSearch,
  city: landing,
  neighborhood: landing,
  stageInCity: landing,
  stageInNeighborhood: landing,
  school: (query, slug) =>
    landingOfSlug(slug) ? landing(query, slug) : stringifySearch(validateSchoolSearch(query)),
  // A help search is personal.
  helpCenter: ({ q }) => (q === undefined ? '' : undefined),
};

/** Returns the canonical form of a query, with its '?' unless empty. Invalid values are dropped. */
type QueryGuard = (query: string) => string;

/**
 * The query guards, by the spec's names (RT-15). The third, `xplp-validate-route-params`, is in the loader of the landing pages, because
 * the service knows whether a place exists.
 */
const queryGuards = {
  'validate-plp-query-params': cleanResultsQuery,
  'xplp-validate-query-params': cleanLandingQuery,
} as const satisfies Record<string, QueryGuard>;

const guardOfRoute: Partial<Record<RouteName, keyof typeof queryGuards>> = {
  results: 'validate-plp-query-params',
  city: 'xplp-validate-query-params',
  neighborhood: 'xplp-validate-query-params',
  stageInCity: 'xplp-validate-query-params',
  stageInNeighborhood: 'xplp-validate-query-params',
};

/** The guard of a page; `undefined` where each query is canonical. */
function guardOf({ name, params }: RouteMatch): QueryGuard | undefined {
  const isLanding = name === 'school' && landingOfSlug(params['slug'] ?? '') !== undefined;
  const guard = isLanding ? 'xplp-validate-query-params' : guardOfRoute[name];
  return guard && queryGuards[guard];
}

/** Cache tags of a page, from the route table. */
function tagsOf({ name, params }: RouteMatch, query: Query): readonly PageTag[] {
  const { tag }: RoutePolicy = routes[name];
  const value = tag === 'school' ? params['slug'] : (params['city'] ?? query['city']);
  const isTagged =
    tag !== undefined && typeof value === 'string' && !(tag === 'school' && landingOfSlug(value));
  return isTagged ? [`${tag}:${value}`] : [];
}

/** How the site's server caches each page, from the route table. */
export const pages: PageTable = {
  canonicalPath,
  signIn: signInPath,
  privatePatterns: Object.values(routes)
    .filter(({ cache }) => cache === 'private')
    .map(({ pattern }) => pattern),
  find(path) {
    const match = matchRoute(path);
    if (!match) return undefined;
    const queryOfPage = queryOfRoute[match.name] ?? (() => '');
    return {
      cache: routes[match.name].cache,
      canonicalQuery: guardOf(match),
      storedPage(sent) {
        const parsed = parseSearch(sent);
        const query = queryOfPage(parsed, match.params['slug'] ?? '');
        return query === undefined ? undefined : { query, tags: tagsOf(match, parsed) };
      },
    };
  },
};
