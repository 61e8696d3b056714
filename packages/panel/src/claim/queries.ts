import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { ClaimPage } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** How the current user can claim a school, and their latest claim. */
export function claimQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...panelKey, 'claim', slug],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/claims/{school}', { params: { path: { school: slug } }, signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 404 for an unknown school. */
export async function loadClaim(queryClient: QueryClient, api: Api, slug: string): Promise<ClaimPage> {
  return queryClient.fetchQuery(claimQuery(api, slug));
}
