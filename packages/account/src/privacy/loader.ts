import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import type { QueryClient } from '@tanstack/react-query';
import { privacyQuery } from './queries.ts';

/** Loads the privacy panel. @throws {ApiError} 401 without a session. */
export async function loadPrivacy(queryClient: QueryClient, calls: OwnerCalls): Promise<void> {
  await queryClient.fetchQuery(privacyQuery(calls));
}
