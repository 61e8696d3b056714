import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';

/** Of the query of the privacy panel. */
export const privacyKey = [currentUserKey, 'privacy'] as const;

/** What is held of who is signed in, what they agreed to and asked for. The service masks the CPF. */
export function privacyQuery(client: AuthenticatedClient) {
  return queryOptions({
    queryKey: privacyKey,
    queryFn: ({ signal }) => client.privacy(signal),
    staleTime: currentUserStaleTime,
  });
}
