import { findGrade, type GradeSlug } from '@melhor-escola/domain/stage';
import { deviceStore, type DeviceStorage, type DeviceStore } from '@melhor-escola/ui/device-store';

/** The grades of a child that schools are saved for, by slug. */
export type FavoriteGrades = Readonly<Record<string, GradeSlug>>;

/** The favorites that an account had at the last sync with this device. */
export interface SyncedFavorites {
  readonly userId: number;
  readonly slugs: readonly string[];
  /** The grade that each of them was saved for, by slug; absent: for none. */
  readonly grades?: FavoriteGrades | undefined;
}

const key = 'montilla:account-favorites';

/** The device's record of the last sync. */
export function syncedFavorites(storage: DeviceStorage): DeviceStore<SyncedFavorites> {
  return deviceStore<SyncedFavorites>(storage, key, ({ userId, slugs, grades }) =>
    typeof userId === 'number' && Array.isArray(slugs)
      ? { userId, slugs: slugs.filter((slug) => typeof slug === 'string'), grades: readGrades(grades) }
      : undefined,
  );
}

function readGrades(stored: unknown): FavoriteGrades {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([slug, value]: [string, unknown]) => {
      const grade = typeof value === 'string' ? findGrade(value) : undefined;
      return grade ? [[slug, grade.slug] as const] : [];
    }),
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
