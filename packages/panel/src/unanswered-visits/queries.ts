import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { UnansweredVisits } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PageSearch } from '../page-search.ts';
import { panelKey } from '../queries.ts';

const PAGE_SIZE = 20;

/** A page of the visit requests that no school has got or answered, those that wait longest first. */
export function unansweredVisitsQuery(api: Api, { pagina = 1 }: PageSearch) {
  return queryOptions({
    queryKey: [...panelKey, 'operation', 'visits', pagina],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/operation/visits', {
          params: { query: { page: pagina, size: PAGE_SIZE } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN */
export async function loadUnansweredVisits(
  queryClient: QueryClient,
  api: Api,
  search: PageSearch,
): Promise<UnansweredVisits> {
  return queryClient.fetchQuery(unansweredVisitsQuery(api, search));
}
