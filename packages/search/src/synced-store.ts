/** A value on the device that tabs share; for `useSyncExternalStore`. */
export interface SyncedStore<Value> {
  /** The same value until it changes. */
  readonly current: () => Value;
  /** Stores the next value and notifies of it. Where storage is forbidden, it lasts as long as the page. */
  readonly replace: (next: Value) => void;
  /** Whether the browser has stored the value, as far as it was replaced on this page. */
  readonly isStored: () => boolean;
  /** Notifies of every change, also in other tabs. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param key the storage key that `read` and `write` use. @param write returns false if the browser refused. */
export function syncedStore<Value>(
  key: string,
  read: () => Value,
  write: (value: Value) => boolean,
): SyncedStore<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let isStored = true;

  const announce = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key: changed }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (changed !== null && changed !== key) return;
    value = undefined;
    announce();
  };

  return {
    current: () => (value ??= read()),
    isStored: () => isStored,
    replace(next) {
      value = next;
      isStored = write(next);
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        globalThis.addEventListener?.('storage', onStorage);
        // Another tab may have replaced it while nobody listened.
        if (isStored) value = undefined;
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}
