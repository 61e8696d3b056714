import type { UserChange } from '@melhor-escola/api-client/authenticated-client';
import { useQueryClient } from '@tanstack/react-query';
import { changeCurrentUser } from '../authenticated/change-current-user.ts';
import { useAccountPorts } from '../ports.tsx';
import { privacyKey } from '../privacy/queries.ts';
import { ownUserOf } from './own-user.ts';
import { ownUserQuery } from './queries.ts';

/** Changes one's own data, on the page and in the header at once. @returns what does it; it gives the protocol number of a correction (LGPD). */
export function useChangeUser(): (fields: UserChange) => Promise<string | undefined> {
  const { client, session } = useAccountPorts();
  const queryClient = useQueryClient();
  return async (fields) => {
    const { user, protocol } = await changeCurrentUser({ client, session }, fields);
    // An answer on its way is of before.
    await queryClient.cancelQueries({ queryKey: ownUserQuery(client).queryKey });
    queryClient.setQueryData(ownUserQuery(client).queryKey, ownUserOf(user));
    queryClient.removeQueries({ queryKey: privacyKey });
    if (fields.name !== undefined) void session.refresh();
    return protocol;
  };
}
