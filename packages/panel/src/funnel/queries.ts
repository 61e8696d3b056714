import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolFunnel } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** The funnel of a school. */
export function funnelQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'funnel', slug],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/funnel', { params: { path: { school: slug } }, signal }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** The funnel of all schools together, for our own team. */
export function operationFunnelQuery(api: Api) {
  return queryOptions({
    queryKey: [...panelKey, 'operation', 'funnel'],
    queryFn: ({ signal }) => readContent(api.GET('/v3/panel/operation/funnel', { signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads the funnel of a school. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadFunnel(queryClient: QueryClient, api: Api, slug: string): Promise<SchoolFunnel> {
  return queryClient.fetchQuery(funnelQuery(api, slug));
}
