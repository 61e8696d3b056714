import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';

/** One reserved scholarship. @param code its internalTransactionCode. */
export function orderQuery(calls: OwnerCalls, code: string) {
  return queryOptions({
    queryKey: [ownerKey, 'order', code],
    queryFn: ({ signal }) => calls.order(code, signal),
    staleTime: ownerFreshness,
  });
}

/** Fetches what the page of a reserved scholarship shows. @throws {ApiError} 404 also for another's (S20). */
export async function loadOrder(queryClient: QueryClient, calls: OwnerCalls, code: string): Promise<void> {
  await queryClient.fetchQuery(orderQuery(calls, code));
}
