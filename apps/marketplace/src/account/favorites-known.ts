import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';

/** What of an account's favorites this device has, as of the last answer of the service. */
export interface KnownFavorites {
  /** The account's number. */
  readonly owner: number;
  readonly slugs: readonly string[];
}

const key = 'melhor-escola:favoritos-da-conta';

/** Where the device keeps what it knows of an account's favorites. */
export function knownFavorites(storage: DeviceStorage): DeviceStore<KnownFavorites> {
  return deviceStore<KnownFavorites>(storage, key, ({ owner, slugs }) =>
    typeof owner === 'number' && Array.isArray(slugs)
      ? { owner, slugs: slugs.filter((slug) => typeof slug === 'string') }
      : undefined,
  );
}

/** Whether somebody who was signed in here has left theirs: told without more code than this. */
export function hasKnownFavorites(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
