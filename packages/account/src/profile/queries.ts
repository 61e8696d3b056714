import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';
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
