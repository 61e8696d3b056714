import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import type { QueryClient } from '@tanstack/react-query';
import { ownerKey } from '../owner/owner-queries.ts';
import { favoriteSchoolsQuery, savedSearchesQuery } from '../saved/queries.ts';
import { devicesQuery, ownUserQuery } from './queries.ts';

/**
 * Loads the profile. Only the user is required; a section whose data fails says so by itself.
 *
 * @throws {ApiError} 401 without a session.
 */
export async function loadProfile(queryClient: QueryClient, calls: OwnerCalls): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(ownUserQuery(calls)),
    queryClient.prefetchQuery(devicesQuery(calls)),
    queryClient.prefetchQuery(savedSearchesQuery(calls)),
    queryClient.prefetchQuery(favoriteSchoolsQuery(calls)),
  ]);
  // The browser, which does not know that they failed, fetches them again.
  queryClient.removeQueries({ queryKey: [ownerKey], predicate: ({ state }) => state.status === 'error' });
}
