import type { AccountCalls, BaseUser } from '@melhor-escola/api-client/account';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { isMarkedSignedIn, visitToken, type ReadCookies } from './readable-cookies.ts';

export interface BaseUserParts {
  readonly calls: Pick<AccountCalls, 'baseUser'>;
  readonly storage: DeviceStorage;
  readonly cookies: ReadCookies;
  readonly log: (message: string, error: unknown) => void;
}

/** Who uses the site, as the device keeps it: true as long as the visitor's cookie is the one it was asked with (EN-02). */
export interface BaseUserCache {
  /** The kept one, else the service's; nothing where that cannot say. */
  readonly get: () => Promise<Omit<BaseUser, 'sessionToken'> | undefined>;
  /** Whether there is somebody to ask about: who is signed in, or has a visitor's token. Anybody else would become somebody by being asked about. */
  readonly isIdentified: () => boolean;
  /** Signing in and out changes who it is, under the same cookie. */
  readonly clear: () => void;
}

export function baseUserCache({ calls, storage, cookies, log }: BaseUserParts): BaseUserCache {
  const store = deviceStore(storage, 'baseUser', ({ baseUserId, isPreUser, id, sessionToken }) =>
    typeof baseUserId === 'number' &&
    typeof isPreUser === 'boolean' &&
    typeof id === 'number' &&
    typeof sessionToken === 'string'
      ? { baseUserId, isPreUser, id, sessionToken }
      : undefined,
  );
  return {
    async get() {
      const kept = store.read();
      if (kept && kept.sessionToken === visitToken(cookies)) return withoutToken(kept);
      try {
        const { baseUserId, isPreUser, id } = await calls.baseUser();
        const sessionToken = visitToken(cookies);
        // A browser that takes no cookies is somebody new each time.
        if (sessionToken !== undefined) store.write({ baseUserId, isPreUser, id, sessionToken });
        return { baseUserId, isPreUser, id };
      } catch (error) {
        log('Failed request user/me', error);
        return undefined;
      }
    },
    isIdentified: () => isMarkedSignedIn(cookies) || visitToken(cookies) !== undefined,
    clear: store.clear,
  };
}

function withoutToken({ baseUserId, isPreUser, id }: BaseUser): Omit<BaseUser, 'sessionToken'> {
  return { baseUserId, isPreUser, id };
}
