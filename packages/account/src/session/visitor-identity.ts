import { readContent, type Api } from '@melhor-escola/api-client/api';
import type { BaseUser } from '@melhor-escola/api-client/account';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { cookieValue, hasSessionCookie, type ReadCookies } from './session-cookie.ts';

export interface VisitorIdentityDependencies {
  readonly api: Api;
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
  api,
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
        const { baseUserId, isPreUser, id } = await readContent(api.GET('/v3/account/user/me'));
        const sessionToken = visitToken(cookies);
        // Without cookies, every request is a new visitor.
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

/** The visitor's token (CA-06), under the name it has with https or without. */
function visitToken(read: ReadCookies): string | undefined {
  return cookieValue(read(), '(?:__Host-)?sessiontoken') || undefined;
}
