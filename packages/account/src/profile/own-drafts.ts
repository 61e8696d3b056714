import { deviceStore, type DeviceStorage } from '../session/device-store.ts';

/** What is kept of a change that somebody has begun to type. Neither password nor CPF: what opens accounts is not left in a browser's storage. */
export type OwnDraftField = 'name' | 'phone' | 'email';

/** The changes one has begun to type on one's page, in this tab. */
export interface OwnDrafts {
  readonly read: (field: OwnDraftField) => string | undefined;
  readonly keep: (field: OwnDraftField, typed: string) => void;
  readonly drop: (field: OwnDraftField) => void;
}

type Typed = Readonly<Partial<Record<OwnDraftField, string>>>;

/**
 * Keeps what is typed over a reload, and no longer than the tab; nobody else is shown it (S18).
 *
 * @param storage the tab's.
 * @param ownerId of whose page it is.
 */
export function ownDrafts(storage: DeviceStorage, ownerId: number): OwnDrafts {
  const store = deviceStore<Typed & { readonly ownerId: number }>(
    storage,
    'montilla:own-drafts',
    ({ ownerId: id, name, phone, email }) =>
      id === ownerId ? { ownerId, ...textsOf({ name, phone, email }) } : undefined,
  );
  const read = (): Typed => {
    const { name, phone, email } = store.read() ?? {};
    return textsOf({ name, phone, email });
  };
  const write = (typed: Typed): void => {
    if (Object.keys(typed).length === 0) store.clear();
    else store.write({ ownerId, ...typed });
  };
  return {
    read: (field) => read()[field],
    keep: (field, typed) => write({ ...read(), [field]: typed }),
    drop(field) {
      const { [field]: _, ...rest } = read();
      write(rest);
    },
  };
}

function textsOf(values: Readonly<Record<OwnDraftField, unknown>>): Typed {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}
