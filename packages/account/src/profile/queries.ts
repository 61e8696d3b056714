import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';
import { favoriteSchoolsQuery, savedSearchesQuery } from '../saved/queries.ts';
import { ownUserOf } from './own-user.ts';

/** Who is signed in, without their whole CPF. Asked for again when they come back, perhaps from the mail that confirms their address. */
export function ownUserQuery(client: AuthenticatedClient) {
  return queryOptions({
    queryKey: [currentUserKey, 'user'],
    queryFn: async ({ signal }) => ownUserOf(await client.user(signal)),
    staleTime: currentUserStaleTime,
    refetchOnWindowFocus: true,
  });
}

/** The devices one is signed in on. */
export function devicesQuery(client: AuthenticatedClient) {
  return queryOptions({
    queryKey: [currentUserKey, 'devices'],
    queryFn: ({ signal }) => client.sessions(signal),
    staleTime: currentUserStaleTime,
  });
}

/**
 * Fetches what the account's own page shows. The page stands on who it is of; a part that fails says so by itself.
 *
 * @throws {ApiError} 401 where nobody is signed in.
 */
export async function loadProfile(queryClient: QueryClient, client: AuthenticatedClient): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(ownUserQuery(client)),
    queryClient.prefetchQuery(devicesQuery(client)),
    queryClient.prefetchQuery(savedSearchesQuery(client)),
    queryClient.prefetchQuery(favoriteSchoolsQuery(client)),
  ]);
  // What failed is asked for again by the browser, which knows nothing of it.
  queryClient.removeQueries({
    queryKey: [currentUserKey],
    predicate: ({ state }) => state.status === 'error',
  });
}
