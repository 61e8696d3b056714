import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { UnconfirmedSchools } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PageSearch } from '../page-search.ts';
import { panelKey } from '../queries.ts';

const PAGE_SIZE = 20;

/** A page of the schools on the site that the latest census of their state lacks. */
export function unconfirmedSchoolsQuery(api: Api, { pagina = 1 }: PageSearch) {
  return queryOptions({
    queryKey: [...panelKey, 'operation', 'unconfirmed-schools', pagina],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/operation/unconfirmed-schools', {
          params: { query: { page: pagina, size: PAGE_SIZE } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN */
export async function loadUnconfirmedSchools(
  queryClient: QueryClient,
  api: Api,
  search: PageSearch,
): Promise<UnconfirmedSchools> {
  return queryClient.fetchQuery(unconfirmedSchoolsQuery(api, search));
}

/** Keeps a school until the next census, or takes it off the site. @throws {ApiError} CONFLICT if somebody has decided. */
export function decideUnconfirmed(
  api: Api,
  { slug, missingIn }: Pick<UnconfirmedSchools['schools'][number], 'slug' | 'missingIn'>,
  decision: 'keep' | 'close',
): Promise<unknown> {
  return api.PUT('/v3/panel/operation/unconfirmed-schools/{school}', {
    params: { path: { school: slug } },
    body: { decision, missingIn },
  });
}
