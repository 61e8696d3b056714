import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { AccountDeletion } from '@melhor-escola/api-client/account';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '@melhor-escola/api-client/current-user';

/** Query key of the privacy panel. */
export const privacyKey = [currentUserKey, 'privacy'] as const;

/** Stored data, consents and requests of the current user. The service masks the CPF. */
export function privacyQuery(api: Api) {
  return queryOptions({
    queryKey: privacyKey,
    queryFn: ({ signal }) => readContent(api.GET('/v3/account/user/privacy', { signal })),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads the privacy panel. @throws {ApiError} 401 without a session. */
export async function loadPrivacy(queryClient: QueryClient, api: Api): Promise<void> {
  await queryClient.fetchQuery(privacyQuery(api));
}

/** What happens to the reviews of a deleted account. */
export type ReviewsChoice = 'anonymize' | 'remove';

/** A completed deletion, for the page that confirms it. */
export interface CompletedDeletion {
  readonly deletion: AccountDeletion;
  readonly reviews: ReviewsChoice;
}

/** Query key of the completed deletion: in this tab only, until a reload. */
export const completedDeletionKey = ['account-deletion'] as const;
