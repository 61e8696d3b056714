/**
 * Returns a storage of the browser, or `undefined` on a server. May throw, or be `null`: browsers can forbid storage, and a web view of
 * an app has none unless the app asks for it.
 */
export type DeviceStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null | undefined;

/** The storage that ends with the tab. */
export const tabStorage: DeviceStorage = () =>
  typeof window === 'undefined' ? undefined : window.sessionStorage;

/**
 * One object under one key of a browser's storage. Anyone may write to that storage, so the value is parsed when it is
 * read.
 */
export interface DeviceStore<Value> {
  /** Returns the stored value; `undefined` if there is none or it is invalid. */
  readonly read: () => Value | undefined;
  /** Replaces the stored value. @returns false if the browser refused, so that the page must not claim that it is stored. */
  readonly write: (value: Value) => boolean;
  /** Removes the stored value. */
  readonly clear: () => void;
}

/**
 * Stores an object as JSON. Without storage (forbidden, full, or on a server) writing stores nothing and reading returns
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
      attempt(() => {
        const available = storage();
        available?.setItem(key, JSON.stringify(version === undefined ? value : { version, ...value }));
        return Boolean(available);
      }) ?? false,
    clear: () => {
      attempt(() => storage()?.removeItem(key));
    },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
