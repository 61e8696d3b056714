import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';
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
