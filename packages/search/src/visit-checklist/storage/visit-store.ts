import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { syncedStore } from '../../synced-store.ts';
import {
  MAX_REMARKS_LENGTH,
  recentRecords,
  toVisitRecord,
  type VisitedSchool,
  type VisitRecord,
} from './visit-record.ts';

/** Storage key. */
const KEY = 'montilla:visit-checklist';
/** Increment when the shape changes: records of another version are ignored. */
const VERSION = 1;

/** The checklists of this device. Without storage they last as long as the page. */
export interface VisitStore {
  /** Latest first. The same array until it changes. */
  readonly records: () => readonly VisitRecord[];
  /** False if the browser has refused to store them. */
  readonly isStored: () => boolean;
  /** Stores what is known of these schools now, and keeps what was checked and written. */
  readonly open: (schools: readonly VisitedSchool[]) => void;
  /** Changes the record of an opened school. */
  readonly change: (slug: string, changes: Partial<Pick<VisitRecord, 'checked' | 'remarks'>>) => void;
  /** Notifies of every change, also in other tabs. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const deviceStorage: DeviceStorage = () => (typeof window === 'undefined' ? undefined : window.localStorage);

const storeOn = (storage: DeviceStorage) =>
  deviceStore(
    storage,
    KEY,
    ({ schools }) => (Array.isArray(schools) ? { schools: schools.flatMap(toVisitRecord) } : undefined),
    VERSION,
  );

/**
 * The checklists stored under one key. They never leave the device; signing out deletes them ({@link clearVisitRecords}).
 *
 * @param storage the browser's.
 * @param now in ms since 1970.
 */
export function visitStore(storage: DeviceStorage = deviceStorage, now = Date.now): VisitStore {
  const store = storeOn(storage);
  const { current, replace, isStored, subscribe } = syncedStore(
    KEY,
    () => recentRecords(store.read()?.schools ?? [], now()),
    (records) =>
      store.write({
        schools: records.map((record) => ({
          ...record,
          remarks: record.remarks.slice(0, MAX_REMARKS_LENGTH),
        })),
      }),
  );
  /** Changes the stored records instead of this tab's: another tab may have changed other schools. */
  const update = (next: (stored: readonly VisitRecord[]) => readonly VisitRecord[]) =>
    replace(recentRecords(next(store.read()?.schools ?? current()), now()));

  return {
    records: current,
    isStored,
    open(schools) {
      // One time for all, so that they keep their order.
      const usedAt = now();
      update((stored) => {
        const opened = schools.map((school): VisitRecord => {
          const { checked = [], remarks = '' } = stored.find(({ slug }) => slug === school.slug) ?? {};
          return { ...school, checked, remarks, usedAt };
        });
        return [...opened, ...stored.filter(({ slug }) => !opened.some((one) => one.slug === slug))];
      });
    },
    change(slug, changes) {
      update((stored) => stored.map((record) => (record.slug === slug ? { ...record, ...changes } : record)));
    },
    subscribe,
  };
}

/** Deletes the checklists from this device, for example at sign-out. @param storage the browser's. */
export function clearVisitRecords(storage: DeviceStorage = deviceStorage): void {
  storeOn(storage).clear();
}
