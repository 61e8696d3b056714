import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';

/** The searches one saved, the last first. */
export function savedSearchesQuery(calls: OwnerCalls) {
  return queryOptions({
    queryKey: [ownerKey, 'saved-searches'],
    queryFn: ({ signal }) => calls.savedSearches(signal),
    staleTime: ownerFreshness,
  });
}

/** The schools one put aside, with what they offer now, the last first. */
export function favoriteSchoolsQuery(calls: OwnerCalls) {
  return queryOptions({
    queryKey: [ownerKey, 'favorites'],
    queryFn: ({ signal }) => calls.favorites(signal),
    staleTime: ownerFreshness,
  });
}
