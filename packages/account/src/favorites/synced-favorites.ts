import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';

/** The favorites that an account had at the last sync with this device. */
export interface SyncedFavorites {
  readonly userId: number;
  readonly slugs: readonly string[];
}

const key = 'montilla:account-favorites';

/** The device's record of the last sync. */
export function syncedFavorites(storage: DeviceStorage): DeviceStore<SyncedFavorites> {
  return deviceStore<SyncedFavorites>(storage, key, ({ userId, slugs }) =>
    typeof userId === 'number' && Array.isArray(slugs)
      ? { userId, slugs: slugs.filter((slug) => typeof slug === 'string') }
      : undefined,
  );
}

/** Whether the device has favorites of an account. Needs none of the sync's code. */
export function hasSyncedFavorites(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
