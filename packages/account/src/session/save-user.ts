import { readContent, type Api } from '@melhor-escola/api-client/api';
import { ApiError } from '@melhor-escola/api-client/api-error';
import type { ChangedUser, UserChange } from '@melhor-escola/api-client/account';

/** Creates an account, or changes that of the current user. A new e-mail waits in `pendingEmail` until it is confirmed. */
export async function saveUser(api: Api, body: UserChange): Promise<ChangedUser> {
  const saved = await readContent(api.POST('/v3/account/user', { body }));
  if ('user' in saved) return saved;
  throw new ApiError('The service stored a visitor without an account.', {
    reason: 'malformed',
    status: 502,
  });
}
