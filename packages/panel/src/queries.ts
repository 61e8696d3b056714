import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS, currentUserKey } from '@melhor-escola/api-client/current-user';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** First elements of the keys of all queries of the panel. */
export const panelKey = [currentUserKey, 'panel'] as const;

/** What the current user may do in the panel. */
export function panelQuery(api: Api) {
  return queryOptions({
    queryKey: [...panelKey, 'standing'],
    queryFn: ({ signal }) => readContent(api.GET('/v3/panel', { signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 401 without a session. */
export async function loadPanel(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.fetchQuery(panelQuery(api));
}
