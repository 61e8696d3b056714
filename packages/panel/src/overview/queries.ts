import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { SchoolOverview } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** What waits for a school, and its week. */
export function overviewQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'overview', slug],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/schools/{school}', { params: { path: { school: slug } }, signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN; 404 for an unknown school. */
export async function loadOverview(
  queryClient: QueryClient,
  api: Api,
  slug: string,
): Promise<SchoolOverview> {
  return queryClient.fetchQuery(overviewQuery(api, slug));
}
