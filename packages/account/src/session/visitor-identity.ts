import type { AccountCalls, BaseUser } from '@melhor-escola/api-client/account';
import { hasSessionCookie, visitToken, type ReadCookies } from './cookies.ts';
import { deviceStore, type DeviceStorage } from './device-store.ts';

export interface VisitorIdentityDependencies {
  readonly calls: Pick<AccountCalls, 'baseUser'>;
  readonly storage: DeviceStorage;
  readonly cookies: ReadCookies;
  readonly log: (message: string, error: unknown) => void;
}

/** The visitor's anonymous id, 'base user' in the contract (EN-02): stored on the device, valid for the visitor cookie it was fetched with. */
export interface VisitorIdentity {
  /** The stored identity, otherwise the service's; `undefined` if the service fails. */
  readonly load: () => Promise<Omit<BaseUser, 'sessionToken'> | undefined>;
  /** Whether the service knows this visitor: they have a session or a visitor token. Loading the identity of any other visitor would create one. */
  readonly isIdentified: () => boolean;
  /** Deletes the stored identity: signing in and out changes it under the same cookie. */
  readonly clear: () => void;
}

export function visitorIdentity({
  calls,
  storage,
  cookies,
  log,
}: VisitorIdentityDependencies): VisitorIdentity {
  const store = deviceStore(storage, 'baseUser', ({ baseUserId, isPreUser, id, sessionToken }) =>
    typeof baseUserId === 'number' &&
    typeof isPreUser === 'boolean' &&
    typeof id === 'number' &&
    typeof sessionToken === 'string'
      ? { baseUserId, isPreUser, id, sessionToken }
      : undefined,
  );
  return {
    async load() {
      const stored = store.read();
      if (stored && stored.sessionToken === visitToken(cookies)) return withoutToken(stored);
      try {
        const { baseUserId, isPreUser, id } = await calls.baseUser();
        const sessionToken = visitToken(cookies);
        // Without cookies the browser is a new visitor each time.
        if (sessionToken !== undefined) store.write({ baseUserId, isPreUser, id, sessionToken });
        return { baseUserId, isPreUser, id };
      } catch (error) {
        log('Failed request user/me', error);
        return undefined;
      }
    },
    isIdentified: () => hasSessionCookie(cookies) || visitToken(cookies) !== undefined,
    clear: store.clear,
  };
}

function withoutToken({ baseUserId, isPreUser, id }: BaseUser): Omit<BaseUser, 'sessionToken'> {
  return { baseUserId, isPreUser, id };
}
