import { sameSitePath } from '../same-site-path.ts';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';

/** Milliseconds that the link of the mail works. */
const patience = 60 * 60_000;

/** Where somebody wanted to go who has to choose a new password first. */
export interface RecoveryWay {
  /** The mail was asked for. @param path from `sameSitePath`; without one, where a mail of before led on to is forgotten. */
  readonly keep: (path: string | undefined) => void;
  readonly read: () => string | undefined;
}

/**
 * @param storage of the device: the mail's link opens in another tab.
 * @param now milliseconds.
 */
export function recoveryWay(storage: DeviceStorage, now: () => number = Date.now): RecoveryWay {
  const store = deviceStore(storage, 'recovery', ({ path, since }) => {
    const way = sameSitePath(path);
    return way !== undefined && typeof since === 'number' ? { path: way, since } : undefined;
  });
  return {
    keep(path) {
      if (path === undefined) store.clear();
      else store.write({ path, since: now() });
    },
    read() {
      const kept = store.read();
      return kept && now() - kept.since < patience ? kept.path : undefined;
    },
  };
}

/** That of this device. */
export const deviceRecoveryWay = recoveryWay(() =>
  typeof window === 'undefined' ? undefined : window.localStorage,
);
