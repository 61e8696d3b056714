import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';
import { favoriteSchoolsQuery, savedSearchesQuery } from '../saved/queries.ts';
import { ownUserOf } from './own-user.ts';

/** Who is signed in, without their whole CPF. Asked for again when they come back, perhaps from the mail that confirms their address. */
export function ownUserQuery(calls: OwnerCalls) {
  return queryOptions({
    queryKey: [ownerKey, 'user'],
    queryFn: async ({ signal }) => ownUserOf(await calls.user(signal)),
    staleTime: ownerFreshness,
    refetchOnWindowFocus: true,
  });
}

/** The devices one is signed in on. */
export function devicesQuery(calls: OwnerCalls) {
  return queryOptions({
    queryKey: [ownerKey, 'devices'],
    queryFn: ({ signal }) => calls.sessions(signal),
    staleTime: ownerFreshness,
  });
}

/**
 * Fetches what the account's own page shows. The page stands on who it is of; a part that fails says so by itself.
 *
 * @throws {ApiError} 401 where nobody is signed in.
 */
export async function loadProfile(queryClient: QueryClient, calls: OwnerCalls): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(ownUserQuery(calls)),
    queryClient.prefetchQuery(devicesQuery(calls)),
    queryClient.prefetchQuery(savedSearchesQuery(calls)),
    queryClient.prefetchQuery(favoriteSchoolsQuery(calls)),
  ]);
  // What failed is asked for again by the browser, which knows nothing of it.
  queryClient.removeQueries({ queryKey: [ownerKey], predicate: ({ state }) => state.status === 'error' });
}
