import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import type { QueryClient } from '@tanstack/react-query';
import { privacyQuery } from './queries.ts';

/** Loads the privacy panel. @throws {ApiError} 401 without a session. */
export async function loadPrivacy(queryClient: QueryClient, client: AuthenticatedClient): Promise<void> {
  await queryClient.fetchQuery(privacyQuery(client));
}
