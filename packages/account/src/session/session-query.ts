import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { User } from '@melhor-escola/api-client/account';
import { ApiError } from '@melhor-escola/api-client/api-error';
import { site } from '@melhor-escola/config/site';
import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';
import { queryOptions, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { hasSessionCookie, type ReadCookies } from './session-cookie.ts';
import { visitorIdentity } from './visitor-identity.ts';
import type { Tabs } from './tabs.ts';

/** What the session needs from the host. Stateless, so that a test can have any number of tabs. */
export interface SessionDependencies {
  readonly api: Api;
  readonly cookies: ReadCookies;
  readonly storage: DeviceStorage;
  readonly tabs: Tabs;
  /** Writes to the console (ER-03). */
  readonly log: (message: string, error: unknown) => void;
  /** Sends an error to monitoring (ST-02). */
  readonly report: (message: string, error: unknown) => void;
}

/**
 * The session of this browser. It never contains the token: the site keeps that in a cookie that scripts cannot read,
 * and indicates by another cookie whether there is a session.
 *
 * - `signed-in`: `user` is the current user; until the first response, the last user known to this device.
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
      // Canceled meanwhile by a sign-in or sign-out: the response is about the session before (S18).
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

/** The last user known to this device, shown before the service has answered. None on a server (S18). */
function lastKnownSession({ cookies, storage }: SessionDependencies): Session | undefined {
  const user = hasSessionCookie(cookies) ? storedCurrentUser(storage).read() : undefined;
  return user && { status: 'signed-in', user };
}

async function loadSession(session: SessionDependencies, signal: AbortSignal): Promise<Session> {
  if (!hasSessionCookie(session.cookies)) return { status: 'signed-out' };
  try {
    return {
      status: 'signed-in',
      user: toCurrentUser(await readContent(session.api.GET('/v3/account/user', { signal }))),
    };
  } catch (error) {
    signal.throwIfAborted();
    logLoadFailure(session, error);
    // A 401 removes the cookie; after any other failure the session may still exist.
    return { status: hasSessionCookie(session.cookies) ? 'unavailable' : 'signed-out' };
  }
}

/** Logs that the user could not be loaded. Reports it if the service is at fault, not if the device is offline (ER-03). */
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
  await cancelSessionQuery(queryClient);
  queryClient.setQueryData<Session>(sessionKey, persistSession(queryClient, session, next));
}

/** Drops a response that is on its way. A sign-in calls it first, too: the service then rejects the token of that call. */
export async function cancelSessionQuery(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionKey });
}

/** Stores the current user for the next page, and notifies the other tabs if it is another one. @returns `next`. */
function persistSession(queryClient: QueryClient, session: SessionDependencies, next: Session): Session {
  const stored = storedCurrentUser(session.storage);
  const previous = queryClient.getQueryData<Session>(sessionKey)?.user ?? stored.read();
  if (next.user) stored.write(next.user);
  else stored.clear();
  if (previous?.id !== next.user?.id) {
    // A visitor who never signed in may be identified by a lead form, and stays identified.
    visitorIdentity(session).clear();
    session.tabs.publish(next.user?.id ?? null);
  }
  return next;
}

/**
 * Synchronizes the session with the other tabs of this browser: invalidates it when another tab has signed in or out,
 * and when the visitor returns to this tab and the cookie has changed (S2). Call it once per tab.
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
        // null although there is a session: that tab could not load the user (ST-02).
        return userId !== null && userId !== user?.id;
      }),
    onReturn: () =>
      invalidateIf(({ status }) => status !== (hasSessionCookie(cookies) ? 'signed-in' : 'signed-out')),
  });
}

/** Calls a listener whenever this browser's session ends. */
export function onSignOut(
  queryClient: QueryClient,
  session: SessionDependencies,
  listener: () => void,
): void {
  const observer = new QueryObserver(queryClient, sessionQuery(session));
  let wasSignedIn = observer.getCurrentResult().data?.status === 'signed-in';
  observer.subscribe(({ data }) => {
    if (wasSignedIn && data?.status === 'signed-out') listener();
    wasSignedIn = data?.status === 'signed-in';
  });
}

/** The current user as every page knows them: nothing that only the user may see (EN-17). */
export interface CurrentUser {
  readonly id: number;
  readonly name: string;
  /** A path of this site, if any. */
  readonly picture: string | null;
  /** Shows links for the team, and grants no access (EN-01, S20). */
  readonly isAdmin: boolean;
}

/** @param user from the service; the e-mail decides who belongs to the team, and is not stored. */
export function toCurrentUser({ id, name, picture, email }: User): CurrentUser {
  return { id, name, picture: shownPicture(picture), isAdmin: email.includes(site.adminEmailMarker) };
}

/** URL of a picture that pages may show. Google's pictures are excluded, because pages load nothing from other hosts (S10). */
export function shownPicture(picture: unknown): string | null {
  return sameSitePath(picture) ?? null;
}

/** The first name, for greetings: 'Maria das Dores' → 'Maria'. */
export function firstName({ name }: CurrentUser): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/** The device's copy of the current user (EN-17), for the greeting on the next page. */
function storedCurrentUser(storage: DeviceStorage): DeviceStore<CurrentUser> {
  return deviceStore(storage, 'montilla:account', ({ id, name, picture, isAdmin }) => {
    if (typeof id !== 'number' || typeof name !== 'string' || name.trim() === '') return undefined;
    return { id, name, picture: shownPicture(picture), isAdmin: isAdmin === true };
  });
}
