import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';

/** Of the query of the privacy panel. */
export const privacyKey = [ownerKey, 'privacy'] as const;

/** What is held of who is signed in, what they agreed to and asked for. The service masks the CPF. */
export function privacyQuery(calls: OwnerCalls) {
  return queryOptions({
    queryKey: privacyKey,
    queryFn: ({ signal }) => calls.privacy(signal),
    staleTime: ownerFreshness,
  });
}
