import type { AuthenticatedClient, AccountDeletion } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '../authenticated/queries.ts';

/** Of the query of the privacy panel. */
export const privacyKey = [currentUserKey, 'privacy'] as const;

/** What is held of who is signed in, what they agreed to and asked for. The service masks the CPF. */
export function privacyQuery(client: AuthenticatedClient) {
  return queryOptions({
    queryKey: privacyKey,
    queryFn: ({ signal }) => client.privacy(signal),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads the privacy panel. @throws {ApiError} 401 without a session. */
export async function loadPrivacy(queryClient: QueryClient, client: AuthenticatedClient): Promise<void> {
  await queryClient.fetchQuery(privacyQuery(client));
}

/** What becomes of the reviews of who leaves. */
export type ReviewsChoice = 'anonymize' | 'remove';

/** A deletion that was just made, for the page that says so. */
export interface CompletedDeletion {
  readonly deletion: AccountDeletion;
  readonly reviews: ReviewsChoice;
}

/** Where it stands in the query cache: until a reload, and for nobody but who asked for it. */
export const completedDeletionKey = ['account-deletion'] as const;
