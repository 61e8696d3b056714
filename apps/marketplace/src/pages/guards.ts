import { cleanLandingQuery, cleanResultsQuery, landingOfSlug } from '@melhor-escola/search/search-params';

/** Gives the one clean way to write a query, with its '?' unless empty: what is bad in it is dropped. */
type QueryGuard = (query: string) => string;

/**
 * The guards of queries, by the spec's names (RT-15). The third, `xplp-validate-route-params`, is in the loader of the
 * landing pages: whether a place exists, the service says.
 */
const queryGuards = {
  'validate-plp-query-params': cleanResultsQuery,
  'xplp-validate-query-params': cleanLandingQuery,
} as const satisfies Record<string, QueryGuard>;

/** A name that is none of these does not compile. */
type QueryGuardName = keyof typeof queryGuards;

const guarded: readonly {
  readonly matches: (pathname: string) => boolean;
  readonly guard: QueryGuardName;
}[] = [
  { matches: (pathname) => pathname === '/escolas/busca', guard: 'validate-plp-query-params' },
  {
    matches: (pathname) => /^\/escolas\/(?:mensalidades|etapa-de-ensino)\//.test(pathname),
    guard: 'xplp-validate-query-params',
  },
  {
    matches: (pathname) => landingOfSlug(/^\/escolas\/([^/]+)$/.exec(pathname)?.[1] ?? '') !== undefined,
    guard: 'xplp-validate-query-params',
  },
];

/** The clean way to write the query of an address; as it is, where no guard watches. */
export function guardedQuery(pathname: string, query: string): string {
  const entry = guarded.find(({ matches }) => matches(pathname));
  return entry ? queryGuards[entry.guard](query) : query;
}
