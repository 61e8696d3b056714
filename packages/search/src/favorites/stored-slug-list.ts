import { deviceStore, type DeviceStorage } from '@melhor-escola/ui/device-store';
import { cleanSlugs, type SlugList } from './slug-list.ts';

export interface StoredSlugListOptions {
  /** Storage key. */
  readonly key: string;
  readonly maximum: number;
  /** `undefined` on a server. If it throws (storage is forbidden), the list stays in memory. */
  readonly storage: DeviceStorage;
}

const none: readonly string[] = [];

/** A list stored on the device under one key and synchronised between tabs. */
export function storedSlugList({ key, maximum, storage }: StoredSlugListOptions): SlugList {
  const listeners = new Set<() => void>();
  let slugs: readonly string[] | undefined;

  const store = deviceStore(
    storage,
    key,
    ({ slugs: stored }) => ({ slugs: cleanSlugs([stored].flat(), maximum) }),
    1,
  );
  const current = (): readonly string[] => (slugs ??= store.read()?.slugs ?? none);
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly string[]): void => {
    slugs = next;
    store.write({ slugs: next });
    announce();
  };
  const onStorage = ({ key: changed }: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (changed !== null && changed !== key) return;
    slugs = undefined;
    announce();
  };

  return {
    maximum,
    slugs: current,
    add(added) {
      const others = current().filter((one) => one !== added);
      if (others.length < maximum && cleanSlugs([added], 1).length === 1) change([added, ...others]);
    },
    remove(removed) {
      change(current().filter((one) => one !== removed));
    },
    replace(next) {
      change(cleanSlugs(next, maximum));
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
