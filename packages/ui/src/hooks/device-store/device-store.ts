/** Returns a storage of the browser, or `undefined` on a server. May throw: browsers can forbid storage. */
export type DeviceStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;

/** One object under one key of a browser's storage. Anyone may write to that storage, so what is read is parsed. */
export interface DeviceStore<Value> {
  /** Returns what is stored; `undefined` when nothing is, or when it is not valid. */
  readonly read: () => Value | undefined;
  /** Stores a value in place of the one before. */
  readonly write: (value: Value) => void;
  /** Removes what is stored. */
  readonly clear: () => void;
}

/**
 * Stores an object as JSON. Without storage (forbidden, full, or on a server) writing does nothing and reading returns
 * `undefined`.
 *
 * @param parse returns the value of a stored object, or `undefined` for one that is not valid. May throw instead.
 * @param version stored with the value; a value of another version is not read. Increase it when the shape changes.
 */
export function deviceStore<Value extends object>(
  storage: DeviceStorage,
  key: string,
  parse: (stored: Readonly<Record<string, unknown>>) => Value | undefined,
  version?: number,
): DeviceStore<Value> {
  return {
    read: () =>
      attempt(() => {
        const stored: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
        if (typeof stored !== 'object' || stored === null) return undefined;
        const record: Record<string, unknown> = { ...stored };
        return version === undefined || record['version'] === version ? parse(record) : undefined;
      }),
    write: (value) =>
      attempt(() =>
        storage()?.setItem(key, JSON.stringify(version === undefined ? value : { version, ...value })),
      ),
    clear: () => attempt(() => storage()?.removeItem(key)),
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
