import type { User } from '@melhor-escola/api-client/account';
import type { UserChange } from '@melhor-escola/api-client/authenticated-client';
import { useQueryClient } from '@tanstack/react-query';
import { changeCurrentUser } from '../authenticated/queries.ts';
import { useAccountPorts } from '../ports.tsx';
import { privacyKey } from '../privacy/queries.ts';
import { sessionKey } from '../session/session-query.ts';
import { profileQuery, toProfile } from './queries.ts';

/** Changes the current user's data. @returns a function that returns the protocol number of a correction (LGPD), if it is one. */
export function useUpdateUser(): (fields: UserChange) => Promise<string | undefined> {
  const { client, session } = useAccountPorts();
  const queryClient = useQueryClient();
  const cacheUser = useCacheUser();
  return async (fields) => {
    const { user, protocol } = await changeCurrentUser({ client, session }, fields);
    await cacheUser(user);
    // The header shows the name.
    if (fields.name !== undefined) void queryClient.invalidateQueries({ queryKey: sessionKey });
    return protocol;
  };
}

/** Shows a changed user in the profile, and drops the privacy panel's copy. */
export function useCacheUser(): (user: User) => Promise<void> {
  const { client } = useAccountPorts();
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(client);
  return async (user) => {
    // A pending answer has the old data.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, toProfile(user));
    queryClient.removeQueries({ queryKey: privacyKey });
  };
}
