import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserKey } from '../authenticated/queries.ts';
import { favoriteSchoolsQuery, savedSearchesQuery } from '../saved/queries.ts';
import { devicesQuery, profileQuery } from './queries.ts';

/**
 * Loads the profile. Only the user is required; a section whose data fails says so by itself.
 *
 * @throws {ApiError} 401 without a session.
 */
export async function loadProfile(queryClient: QueryClient, client: AuthenticatedClient): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(profileQuery(client)),
    queryClient.prefetchQuery(devicesQuery(client)),
    queryClient.prefetchQuery(savedSearchesQuery(client)),
    queryClient.prefetchQuery(favoriteSchoolsQuery(client)),
  ]);
  // The browser, which does not know that they failed, fetches them again.
  queryClient.removeQueries({
    queryKey: [currentUserKey],
    predicate: ({ state }) => state.status === 'error',
  });
}
