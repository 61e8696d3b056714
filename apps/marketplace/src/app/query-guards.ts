import { matchRoute, type RouteName } from '@melhor-escola/domain/routes';
import { cleanLandingQuery, cleanResultsQuery, landingOfSlug } from '@melhor-escola/search/search-params';

/** Returns the canonical form of a query, with its '?' unless empty. Invalid values are dropped. */
type QueryGuard = (query: string) => string;

/**
 * The query guards, by the spec's names (RT-15). The third, `xplp-validate-route-params`, is in the loader of the
 * landing pages, because the service knows whether a place exists.
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

/** The canonical form of a page's query; unchanged where no guard applies. */
export function guardedQuery(pathname: string, query: string): string {
  const match = matchRoute(pathname);
  if (!match) return query;
  const isLanding = match.name === 'school' && landingOfSlug(match.params['slug'] ?? '') !== undefined;
  const guard = isLanding ? 'xplp-validate-query-params' : guardOfRoute[match.name];
  return guard ? queryGuards[guard](query) : query;
}
