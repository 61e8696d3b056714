import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { syncedStore } from '../synced-store.ts';
import { cleanSlugs, type SlugList } from './slug-list.ts';

export interface StoredSlugListOptions {
  /** Storage key. */
  readonly key: string;
  readonly maximum: number;
  /** `undefined` on a server. If it throws (storage is forbidden), the list stays in memory. */
  readonly storage: DeviceStorage;
}

const none: readonly string[] = [];

/** A list stored on the device under one key and synchronized between tabs. */
export function storedSlugList({ key, maximum, storage }: StoredSlugListOptions): SlugList {
  const store = deviceStore(storage, key, ({ slugs }) => ({ slugs: cleanSlugs([slugs].flat(), maximum) }), 1);
  const { current, replace, isStored, subscribe } = syncedStore(
    key,
    () => store.read()?.slugs ?? none,
    (slugs) => {
      if (slugs.length > 0) return store.write({ slugs });
      store.clear();
      return true;
    },
  );

  return {
    maximum,
    slugs: current,
    isStored,
    add(added) {
      const others = current().filter((one) => one !== added);
      if (others.length < maximum && cleanSlugs([added], 1).length === 1) replace([added, ...others]);
    },
    remove(removed) {
      replace(current().filter((one) => one !== removed));
    },
    replace(next) {
      replace(cleanSlugs(next, maximum));
    },
    subscribe,
  };
}
