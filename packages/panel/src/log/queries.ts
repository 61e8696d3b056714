import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolLog } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** One page of what people have changed of a school. @param before where it begins; undefined for the latest. */
export function logQuery(api: Api, slug: string, before: number | undefined) {
  return queryOptions({
    queryKey: [...panelKey, 'log', slug, before ?? null],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/schools/{school}/log', {
          params: { path: { school: slug }, query: { before } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadLog(
  queryClient: QueryClient,
  api: Api,
  slug: string,
  before: number | undefined,
): Promise<SchoolLog> {
  return queryClient.fetchQuery(logQuery(api, slug, before));
}
