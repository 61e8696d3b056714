/** Where something is kept on this device; `undefined` where there is nothing of the kind, as on a server. */
export type DeviceStorage = () => Storage | undefined;

/** One object under one name of the device's storage. What the storage holds is anybody's to write. */
export interface DeviceStore<Value> {
  readonly read: () => Value | undefined;
  readonly write: (value: Value) => void;
  readonly clear: () => void;
}

/**
 * @param parse gives the value that a text from the storage means, or nothing.
 */
export function deviceStore<Value extends object>(
  storage: DeviceStorage,
  key: string,
  parse: (kept: Readonly<Record<string, unknown>>) => Value | undefined,
): DeviceStore<Value> {
  return {
    read: () =>
      attempt(() => {
        const kept: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
        return typeof kept === 'object' && kept !== null ? parse({ ...kept }) : undefined;
      }),
    write: (value) => attempt(() => storage()?.setItem(key, JSON.stringify(value))),
    clear: () => attempt(() => storage()?.removeItem(key)),
  };
}

/** A browser may forbid storage, or have none left: then nothing is kept. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
