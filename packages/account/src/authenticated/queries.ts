import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { currentUserKey } from '@melhor-escola/api-client/current-user';
import type { ChangedUser, UserChange } from '@melhor-escola/api-client/account';
import type { AccountPorts } from '../ports.tsx';
import { saveUser } from '../session/save-user.ts';
import { hasSessionCookie } from '../session/session-cookie.ts';

/** Removes what was fetched for the current user, and what they chose to send, such as photos (S2, S18). */
export function clearCurrentUser(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [currentUserKey] });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.findAll({ mutationKey: [currentUserKey] })) mutations.remove(mutation);
}

/**
 * Changes the current user's data. Without a session the service would take the same call for the form of a new visitor, so it is
 * not sent.
 *
 * @throws {ApiError} 401 if the session has ended; 403 CURRENT_PASSWORD_WRONG.
 */
export async function changeCurrentUser(
  { api, session }: Pick<AccountPorts, 'api' | 'session'>,
  fields: UserChange,
): Promise<ChangedUser> {
  if (hasSessionCookie(session.cookies)) return saveUser(api, fields);
  throw new ApiError('The session ended before the change was sent.', {
    reason: 'status',
    status: 401,
    response: { code: 'UNAUTHORIZED' },
  });
}
