import { findGrade, type GradeSlug } from '@melhor-escola/domain/stage';
import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { type SyncedStore, syncedStore } from '../synced-store.ts';

const KEY = 'montilla:grade';

/** The grade that the family asks about, '' until it chooses one. It stays on the device. */
export type GradeStore = SyncedStore<GradeSlug | ''>;

/** @param storage the browser's, which may deny it: then the grade lasts as long as the page. */
export function gradeStore(storage: DeviceStorage): GradeStore {
  const store = deviceStore(
    storage,
    KEY,
    ({ grade }) => {
      const known = typeof grade === 'string' ? findGrade(grade) : undefined;
      return known && { grade: known.slug };
    },
    1,
  );
  return syncedStore(
    KEY,
    () => store.read()?.grade ?? '',
    (grade) => {
      if (grade !== '') return store.write({ grade });
      store.clear();
      return true;
    },
  );
}
