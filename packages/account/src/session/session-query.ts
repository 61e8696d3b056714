import type { AccountClient, User } from '@melhor-escola/api-client/account';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { sameSitePath } from '../same-site-path.ts';
import { hasSessionCookie, type ReadCookies, visitorIdentity } from './visitor-identity.ts';
import type { Tabs } from './tabs.ts';

/** What the session needs from the host. It holds no state, so that a test has as many tabs as it likes. */
export interface SessionDependencies {
  readonly calls: AccountClient;
  readonly cookies: ReadCookies;
  readonly storage: DeviceStorage;
  readonly tabs: Tabs;
  /** Writes to the console (ER-03). */
  readonly log: (message: string, error: unknown) => void;
  /** Sends an error to monitoring (ST-02). */
  readonly report: (message: string, error: unknown) => void;
}

/**
 * The session of this browser. It never contains the token: the site keeps that in a cookie that no script can read, and shows by
 * another one whether there is a session.
 *
 * - `signed-in`: `user` is the current user, until the first response the one whom this device knew last.
 * - `signed-out`: the browser has no session.
 * - `unavailable`: the browser has a session, but its user could not be loaded (ST-02). Nobody is shown as signed in, and yet the
 *   session has not ended: favourites, offline pages and open forms of the user stay.
 */
export type Session =
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'signed-out' | 'unavailable'; readonly user?: undefined };

/** Key of the session query. Invalidate it to check the session again. */
export const sessionKey = ['session'] as const;

/**
 * The session (ST-02): without the cookie there is none, with it the user is fetched. Fresh until it is invalidated, because sign-in,
 * sign-out and the other tabs write or invalidate it. It never fails: an error is logged and becomes a session without a user.
 */
export function sessionQuery(session: SessionDependencies) {
  return queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ client, signal }): Promise<Session> => {
      const loaded = await loadSession(session, signal);
      // Cancelled meanwhile by a sign-in or sign-out: the response is about the session before (S18).
      signal.throwIfAborted();
      return persistSession(client, session, loaded);
    },
    initialData: () => lastKnownSession(session),
    initialDataUpdatedAt: 0,
    staleTime: ({ state }) => (state.dataUpdatedAt === 0 ? 0 : Infinity),
    // Without a connection it fails at once instead of waiting for one.
    networkMode: 'always',
  });
}

/** Whom this device knew last, to greet them before the service has answered. On a server nobody (S18). */
function lastKnownSession({ cookies, storage }: SessionDependencies): Session | undefined {
  const user = hasSessionCookie(cookies) ? storedCurrentUser(storage).read() : undefined;
  return user && { status: 'signed-in', user };
}

async function loadSession(session: SessionDependencies, signal: AbortSignal): Promise<Session> {
  if (!hasSessionCookie(session.cookies)) return { status: 'signed-out' };
  try {
    return { status: 'signed-in', user: toCurrentUser(await session.calls.user(signal)) };
  } catch (error) {
    signal.throwIfAborted();
    logLoadFailure(session, error);
    // With a 401 the site removes the cookie; after any other failure the session may still exist.
    return { status: hasSessionCookie(session.cookies) ? 'unavailable' : 'signed-out' };
  }
}

/** Logs that the user could not be loaded, and reports it if the service is at fault. Having no connection is nobody's fault (ER-03). */
export function logLoadFailure({ log, report }: SessionDependencies, error: unknown): void {
  log('Failed to load user', error);
  const isServerError = error instanceof ApiError && error.reason === 'status' && error.status >= 500;
  if (isServerError) report('Failed to load user', error);
}

/** Writes the result of a sign-in or sign-out to the query, and drops a response that is on its way about the session before (S18). */
export async function writeSession(
  queryClient: QueryClient,
  session: SessionDependencies,
  next: Session,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionKey });
  queryClient.setQueryData<Session>(sessionKey, persistSession(queryClient, session, next));
}

/** Stores the current user for the next page, and tells the other tabs if it is another one. @returns `next`. */
function persistSession(queryClient: QueryClient, session: SessionDependencies, next: Session): Session {
  const stored = storedCurrentUser(session.storage);
  const previous = queryClient.getQueryData<Session>(sessionKey)?.user ?? stored.read();
  if (next.user) stored.write(next.user);
  else stored.clear();
  if (previous?.id !== next.user?.id) {
    // A visitor who never signed in may be identified by a form they left, and stays so.
    visitorIdentity(session).clear();
    session.tabs.publish(next.user?.id ?? null);
  }
  return next;
}

/**
 * Keeps the session in step with the other tabs of this browser: invalidates it when another tab has signed in or out, and when the
 * visitor returns to this one and the cookie says something else (S2). Call it once in a tab.
 *
 * @returns a function that stops it.
 */
export function syncSession(queryClient: QueryClient, { cookies, tabs }: SessionDependencies): () => void {
  const invalidateIf = (isOutOfDate: (current: Session) => boolean) => {
    const current = queryClient.getQueryData<Session>(sessionKey);
    if (current && isOutOfDate(current))
      void queryClient.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false });
  };
  return tabs.subscribe({
    onMessage: (userId) =>
      invalidateIf(({ status, user }) => {
        if (!hasSessionCookie(cookies)) return status !== 'signed-out';
        // Nobody, while there is a session: that tab could only not load the user (ST-02).
        return userId !== null && userId !== user?.id;
      }),
    onReturn: () =>
      invalidateIf(({ status }) => status !== (hasSessionCookie(cookies) ? 'signed-in' : 'signed-out')),
  });
}

/** The current user, as far as every page knows them: nothing that only they themselves may see (EN-17). */
export interface CurrentUser {
  readonly id: number;
  readonly name: string;
  /** A path of this site, if any. */
  readonly picture: string | null;
  /** Shows what the team is shown, and grants no access (EN-01, S20). */
  readonly isAdmin: boolean;
}

/** @param user from the service; its e-mail decides who belongs to the team, and is not stored. */
export function toCurrentUser({ id, name, picture, email }: User): CurrentUser {
  return { id, name, picture: shownPicture(picture), isAdmin: email.includes(site.adminEmailMarker) };
}

/** A picture as pages show it. Google's is on a host of its own, and pages load nothing from other hosts (S10). */
export function shownPicture(picture: unknown): string | null {
  return sameSitePath(picture) ?? null;
}

/** The first name, for greetings: 'Maria das Dores' → 'Maria'. */
export function firstName({ name }: CurrentUser): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** The device's copy of the current user (EN-17), so that the next page can greet them at once. */
function storedCurrentUser(storage: DeviceStorage): DeviceStore<CurrentUser> {
  return deviceStore(storage, 'account', ({ id, name, picture, isAdmin }) => {
    if (typeof id !== 'number' || typeof name !== 'string' || name.trim() === '') return undefined;
    return { id, name, picture: shownPicture(picture), isAdmin: isAdmin === true };
  });
}
