import { readContent, type Api } from '@melhor-escola/api-client/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '@melhor-escola/api-client/current-user';

/** One reserved scholarship. @param code its internalTransactionCode. */
export function orderQuery(api: Api, code: string) {
  return queryOptions({
    queryKey: [currentUserKey, 'order', code],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/account/user/orders/{order}', { params: { path: { order: code } }, signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/**
 * Loads an order. Never from the cache: it may have been paid since another page fetched it, and the list that links
 * here knows that.
 *
 * @throws {ApiError} 401 without a session; 404 also for the order of another user (S20).
 */
export async function loadOrder(queryClient: QueryClient, api: Api, code: string): Promise<void> {
  await queryClient.fetchQuery({ ...orderQuery(api, code), staleTime: 0 });
}
