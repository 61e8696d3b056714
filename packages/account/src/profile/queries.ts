import type { User, UserChange } from '@melhor-escola/api-client/account';
import { readContent, type Api } from '@melhor-escola/api-client/api';
import { maskCpf } from '@melhor-escola/domain/cpf';
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '@melhor-escola/api-client/current-user';
import { changeCurrentUser } from '../authenticated/queries.ts';
import { useAccountPorts } from '../ports.tsx';
import { privacyKey } from '../privacy/queries.ts';
import { shownPicture, sessionKey } from '../session/session-query.ts';

/** The current user as the profile shows them. The whole CPF is in no cache and no HTML (S23). */
export interface Profile {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Replaces the e-mail once it is confirmed. */
  readonly pendingEmail: string | undefined;
  readonly hasGoogle: boolean;
  /** Users without a password sign in with Google. */
  readonly hasPassword: boolean;
  /** '(11) 91234-5678' */
  readonly phone: string | undefined;
  /** '***.456.789-**' */
  readonly maskedCpf: string | undefined;
  /** A path of this site. */
  readonly picture: string | undefined;
}

/** The current user. Fetched again when the window gets the focus: the user may come from the mail that confirms their e-mail. */
export function profileQuery(api: Api) {
  return queryOptions({
    queryKey: [currentUserKey, 'user'],
    queryFn: async ({ signal }) => toProfile(await readContent(api.GET('/v3/account/user', { signal }))),
    staleTime: CURRENT_USER_STALE_MS,
    refetchOnWindowFocus: true,
  });
}

/** The devices on which the user is signed in. */
export function devicesQuery(api: Api) {
  return queryOptions({
    queryKey: [currentUserKey, 'devices'],
    queryFn: async ({ signal }) =>
      (await readContent(api.GET('/v3/account/auth/sessions', { signal }))).sessions,
    staleTime: CURRENT_USER_STALE_MS,
  });
}

function toProfile(user: User): Profile {
  const { id, name, email, emailConfirmed, pendingEmail, hasGoogle, hasPassword, phone, cpf, picture } = user;
  return {
    id,
    name,
    email,
    isEmailConfirmed: emailConfirmed,
    pendingEmail: pendingEmail ?? undefined,
    hasGoogle,
    hasPassword,
    phone: phone ?? undefined,
    maskedCpf: cpf === null ? undefined : maskCpf(cpf),
    picture: shownPicture(picture) ?? undefined,
  };
}

/** Saved searches, newest first. */
export function savedSearchesQuery(api: Api) {
  return queryOptions({
    queryKey: [currentUserKey, 'saved-searches'],
    queryFn: async ({ signal }) =>
      (await readContent(api.GET('/v3/account/user/saved-searches', { signal }))).items,
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Favorite schools with their current offers, newest first. */
export function favoriteSchoolsQuery(api: Api) {
  return queryOptions({
    queryKey: [currentUserKey, 'favorites'],
    queryFn: async ({ signal }) =>
      (await readContent(api.GET('/v3/account/user/favorites', { signal }))).items,
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/**
 * Loads the profile. Only the user is required; a section whose data fails shows its own error.
 *
 * @throws {ApiError} 401 without a session.
 */
export async function loadProfile(queryClient: QueryClient, api: Api): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(profileQuery(api)),
    queryClient.prefetchQuery(devicesQuery(api)),
    queryClient.prefetchQuery(savedSearchesQuery(api)),
    queryClient.prefetchQuery(favoriteSchoolsQuery(api)),
  ]);
  // Removed, so that the browser fetches them again.
  queryClient.removeQueries({
    queryKey: [currentUserKey],
    predicate: ({ state }) => state.status === 'error',
  });
}

/** Changes the current user's data. @returns a function that returns the protocol number of a correction (LGPD), if it is one. */
export function useUpdateUser(): (fields: UserChange) => Promise<string | undefined> {
  const { api, session } = useAccountPorts();
  const queryClient = useQueryClient();
  const cacheUser = useCacheUser();
  return async (fields) => {
    const { user, protocol } = await changeCurrentUser({ api, session }, fields);
    await cacheUser(user);
    // The header shows the name.
    if (fields.name !== undefined) void queryClient.invalidateQueries({ queryKey: sessionKey });
    return protocol;
  };
}

/** Updates the user in the profile, and drops the privacy panel's copy. */
export function useCacheUser(): (user: User) => Promise<void> {
  const { api } = useAccountPorts();
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(api);
  return async (user) => {
    // A pending response has the old data.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, toProfile(user));
    queryClient.removeQueries({ queryKey: privacyKey });
  };
}
