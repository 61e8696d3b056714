import { readContent } from '@melhor-escola/api-client/api';
import type { Credentials, Registration, User } from '@melhor-escola/api-client/account';
import { isRejectedWith } from '@melhor-escola/api-client/api-error';
import { mutationOptions } from '@tanstack/react-query';
import { runStepsBeforeSignOut } from './before-sign-out.ts';
import { saveUser } from './save-user.ts';
import { hasSessionCookie } from './session-cookie.ts';
import {
  cancelSessionQuery,
  logLoadFailure,
  toCurrentUser,
  writeSession,
  type SessionDependencies,
} from './session-query.ts';

/*
 * Sign-in, registration, recovery and sign-out (ST-01). Each writes the session query, and is pending while it runs. All reject with
 * `ApiError` if the call fails.
 */

/** Without a connection they fail at once instead of waiting for one. No password stays in the mutation cache. */
const shared = { networkMode: 'always', gcTime: 0 } as const;

export function signInMutation(session: SessionDependencies) {
  return mutationOptions({
    ...shared,
    mutationKey: ['session', 'sign-in'],
    mutationFn: async (credentials: Credentials, { client }) => {
      await cancelSessionQuery(client);
      await session.api.POST('/v3/account/auth/login', { body: credentials });
      await writeSession(client, session, signedIn(await loadUser(session)));
    },
  });
}

/** Signs in with Google's answer. */
export function googleSignInMutation(session: SessionDependencies) {
  return mutationOptions({
    ...shared,
    mutationKey: ['session', 'sign-in'],
    mutationFn: async (answer: { readonly code: string; readonly state: string }, { client }) => {
      await cancelSessionQuery(client);
      await session.api.POST('/v3/account/auth/social-login/google', { body: answer });
      await writeSession(client, session, signedIn(await loadUser(session)));
    },
  });
}

/** Creates an account and signs in. */
export function registerMutation(session: SessionDependencies) {
  return mutationOptions({
    ...shared,
    mutationKey: ['session', 'register'],
    mutationFn: async (registration: Registration, { client }) => {
      await cancelSessionQuery(client);
      await writeSession(client, session, signedIn(await register(session, registration)));
    },
  });
}

/** Requests the e-mail with the link to choose a new password. */
export function recoverPasswordMutation(session: SessionDependencies) {
  return mutationOptions({
    ...shared,
    mutationKey: ['session', 'recover-password'],
    mutationFn: (email: string) =>
      readContent(session.api.POST('/v3/account/auth/recover-password', { body: { email } })),
  });
}

export interface SignOutOptions {
  /** Navigates away from a page of the user before it would ask them to sign in again (S2). */
  readonly leave?: () => Promise<void>;
}

/** Signs out, here and in the other tabs. Rejects if the site cannot be reached: the user is still signed in then. */
export function signOutMutation(session: SessionDependencies) {
  return mutationOptions({
    ...shared,
    mutationKey: ['session', 'sign-out'],
    mutationFn: async ({ leave }: SignOutOptions, { client }) => {
      await runStepsBeforeSignOut();
      try {
        await session.api.POST('/v3/account/auth/logout');
      } catch (error) {
        // Whatever the service answered, without the cookie the session has ended.
        if (hasSessionCookie(session.cookies)) throw error;
      }
      try {
        await leave?.();
      } finally {
        await writeSession(client, session, { status: 'signed-out' });
      }
    },
  });
}

function signedIn(user: User) {
  return { status: 'signed-in', user: toCurrentUser(user) } as const;
}

async function loadUser(session: SessionDependencies): Promise<User> {
  try {
    return await readContent(session.api.GET('/v3/account/user'));
  } catch (error) {
    logLoadFailure(session, error);
    throw error;
  }
}

async function register({ api }: SessionDependencies, registration: Registration): Promise<User> {
  const { phone, cpf, ...person } = registration;
  const body = { ...person, ...(phone && { phone }), ...(cpf && { cpf }) };
  const send = async () => (await saveUser(api, body)).user;
  try {
    return await send();
  } catch (error) {
    // The form was sent with an expired session, which the site has removed with this response: the retry goes without
    // it.
    if (isRejectedWith(error, 'UNAUTHORIZED')) return send();
    throw error;
  }
}
