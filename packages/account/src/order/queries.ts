import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';

/** One reserved scholarship. @param code its internalTransactionCode. */
export function orderQuery(calls: OwnerCalls, code: string) {
  return queryOptions({
    queryKey: [ownerKey, 'order', code],
    queryFn: ({ signal }) => calls.order(code, signal),
    staleTime: ownerFreshness,
  });
}
