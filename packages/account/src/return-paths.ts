import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';

// Redirect targets after login, stored while the visitor is away from the page: at Google, or in their e-mail.

const GOOGLE_RETURN_KEY = 'montilla:google-return';

/** Stores the redirect target after signing in with Google. In this tab only. */
export function storeGoogleReturn(redirect: string | undefined): void {
  try {
    if (redirect === undefined) sessionStorage.removeItem(GOOGLE_RETURN_KEY);
    else sessionStorage.setItem(GOOGLE_RETURN_KEY, redirect);
  } catch {
    // Storage is forbidden: the visitor returns to the home page.
  }
}

/** Returns the stored path and removes it. */
export function takeGoogleReturn(): string | undefined {
  try {
    const stored = sessionStorage.getItem(GOOGLE_RETURN_KEY);
    sessionStorage.removeItem(GOOGLE_RETURN_KEY);
    return sameSitePath(stored);
  } catch {
    return undefined;
  }
}

/** Validity of the link in the e-mail. */
const RECOVERY_LINK_TTL_MS = 60 * 60_000;

/** Redirect target after choosing a new password. */
export interface RecoveryReturn {
  /** Call it when the e-mail is requested. @param path from `sameSitePath`; undefined clears the path of an earlier e-mail. */
  readonly persist: (path: string | undefined) => void;
  readonly read: () => string | undefined;
}

/** @param storage of the device, because the e-mail's link opens in another tab. @param now in ms since 1970. */
export function recoveryReturn(storage: DeviceStorage, now: () => number = Date.now): RecoveryReturn {
  const store = deviceStore(storage, 'montilla:recovery', ({ path, since }) => {
    const returnPath = sameSitePath(path);
    return returnPath !== undefined && typeof since === 'number' ? { path: returnPath, since } : undefined;
  });
  return {
    persist(path) {
      if (path === undefined) store.clear();
      else store.write({ path, since: now() });
    },
    read() {
      const stored = store.read();
      return stored && now() - stored.since < RECOVERY_LINK_TTL_MS ? stored.path : undefined;
    },
  };
}

export const deviceRecoveryReturn = recoveryReturn(() =>
  typeof window === 'undefined' ? undefined : window.localStorage,
);
