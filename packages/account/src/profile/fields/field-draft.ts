import { useState, useSyncExternalStore } from 'react';
import type { DeviceStorage } from '../../session/device-store.ts';
import { tabDraft } from '../../tab-drafts.ts';

/** What one has typed of a change, and has not sent. */
export interface OwnDraft {
  readonly field: OwnDraftField;
  /** Absent where nothing is kept: on a server, and in the first rendering. */
  readonly typed: string | undefined;
  readonly keep: (typed: string) => void;
  readonly drop: () => void;
}

/** @param ownerId of whose page it is. */
export function useOwnDraft(field: OwnDraftField, ownerId: number): OwnDraft {
  const [drafts] = useState(() => ownDrafts(ownerId));
  return {
    field,
    typed: useSyncExternalStore(
      neverToldOf,
      () => drafts.read(field),
      () => undefined,
    ),
    keep: (typed) => drafts.keep(field, typed),
    drop: () => drafts.drop(field),
  };
}

/** Only the form itself writes it, which knows. */
const neverToldOf = () => () => undefined;

/** Fields whose unsent changes are stored. Never password or CPF: what opens accounts does not stay in a browser's storage. */
type OwnDraftField = 'name' | 'phone' | 'email';

/** Unsent changes of the user's own data, in this tab. */
interface OwnDrafts {
  readonly read: (field: OwnDraftField) => string | undefined;
  readonly keep: (field: OwnDraftField, typed: string) => void;
  readonly drop: (field: OwnDraftField) => void;
}

type Typed = Readonly<Partial<Record<OwnDraftField, string>>>;

/**
 * Stores what is typed across a reload, for the life of the tab. Another user never sees it (S18).
 *
 * @param ownerId id of the user whose page it is.
 * @param storage the tab's `sessionStorage` unless a test passes another.
 */
export function ownDrafts(ownerId: number, storage?: DeviceStorage): OwnDrafts {
  const store = tabDraft<Typed & { readonly ownerId: number }>(
    'own-drafts',
    ({ ownerId: id, name, phone, email }) =>
      id === ownerId ? { ownerId, ...textsOf({ name, phone, email }) } : undefined,
    storage,
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
