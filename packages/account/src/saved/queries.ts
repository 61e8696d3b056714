import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';

/** The searches one saved, the last first. */
export function savedSearchesQuery(client: AuthenticatedClient) {
  return queryOptions({
    queryKey: [currentUserKey, 'saved-searches'],
    queryFn: ({ signal }) => client.savedSearches(signal),
    staleTime: currentUserStaleTime,
  });
}

/** The schools one put aside, with what they offer now, the last first. */
export function favoriteSchoolsQuery(client: AuthenticatedClient) {
  return queryOptions({
    queryKey: [currentUserKey, 'favorites'],
    queryFn: ({ signal }) => client.favorites(signal),
    staleTime: currentUserStaleTime,
  });
}
