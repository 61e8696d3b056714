import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** What waits for our team, by queue. */
export function operationQuery(api: Api) {
  return queryOptions({
    queryKey: [...panelKey, 'operation'],
    queryFn: ({ signal }) => readContent(api.GET('/v3/panel/operation', { signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN. */
export async function loadOperation(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.fetchQuery(operationQuery(api));
}
