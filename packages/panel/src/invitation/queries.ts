import { readContent, type Api } from '@melhor-escola/api-client/api';
import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { Invitation } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';

/** The invitation of a link; null for a used, withdrawn or expired one. */
export function invitationQuery(api: Api, token: string | undefined) {
  return queryOptions({
    queryKey: [...panelKey, 'invitation', token ?? ''],
    queryFn: async ({ signal }): Promise<Invitation | null> => {
      if (token === undefined) return null;
      try {
        return await readContent(api.POST('/v3/panel/invitations/find', { body: { token }, signal }));
      } catch (error) {
        if (isRejectedWith(error, 'LINK_INVALID')) return null;
        throw error;
      }
    },
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 401 without a session. */
export async function loadInvitation(
  queryClient: QueryClient,
  api: Api,
  token: string | undefined,
): Promise<void> {
  await queryClient.fetchQuery(invitationQuery(api, token));
}
