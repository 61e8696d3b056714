import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';

/** One reserved scholarship. @param code its internalTransactionCode. */
export function orderQuery(client: AuthenticatedClient, code: string) {
  return queryOptions({
    queryKey: [currentUserKey, 'order', code],
    queryFn: ({ signal }) => client.order(code, signal),
    staleTime: currentUserStaleTime,
  });
}

/**
 * Fetches what the page of a reserved scholarship shows. Always anew: a moment ago another page may have shown what has been paid for
 * since, and the list that leads here knows.
 *
 * @throws {ApiError} 404 also for another's (S20).
 */
export async function loadOrder(
  queryClient: QueryClient,
  client: AuthenticatedClient,
  code: string,
): Promise<void> {
  await queryClient.fetchQuery({ ...orderQuery(client, code), staleTime: 0 });
}
