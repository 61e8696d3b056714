import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';

/** One reserved scholarship. @param code its internalTransactionCode. */
export function orderQuery(client: AuthenticatedClient, code: string) {
  return queryOptions({
    queryKey: [currentUserKey, 'order', code],
    queryFn: ({ signal }) => client.order(code, signal),
    staleTime: currentUserStaleTime,
  });
}
