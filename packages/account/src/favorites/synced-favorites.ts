import { cleanGrades, type SavedGrades } from '@melhor-escola/domain/saved-grades';
import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';

/** The favorites that an account had at the last sync with this device. */
export interface SyncedFavorites {
  readonly userId: number;
  readonly slugs: readonly string[];
  /** The grade that each of them was saved for, by slug; absent: for none. */
  readonly grades?: SavedGrades | undefined;
}

const key = 'montilla:account-favorites';

/** The device's record of the last sync. */
export function syncedFavorites(storage: DeviceStorage): DeviceStore<SyncedFavorites> {
  return deviceStore<SyncedFavorites>(storage, key, ({ userId, slugs: stored, grades }) => {
    if (typeof userId !== 'number' || !Array.isArray(stored)) return undefined;
    const slugs = stored.filter((slug) => typeof slug === 'string');
    return { userId, slugs, grades: cleanGrades(grades, slugs) };
  });
}

/** Whether the device has favorites of an account. Needs none of the sync's code. */
export function hasSyncedFavorites(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
