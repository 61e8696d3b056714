import { useState, useSyncExternalStore } from 'react';
import type { DeviceStorage } from '@melhor-escola/ui/device-store';
import { accountFieldNames, accountFields, type AccountFieldName } from '../../account-fields.ts';
import { tabDraft } from '../../tab-drafts.ts';

/** The unsent change of one field. */
export interface FieldDraft {
  readonly field: DraftField;
  /** Undefined if there is none; also on the server and during hydration. */
  readonly typed: string | undefined;
  readonly save: (typed: string) => void;
  readonly clear: () => void;
}

/** Fields whose unsent changes are persisted. */
type DraftField = {
  [Name in AccountFieldName]: (typeof accountFields)[Name] extends { readonly hasDraft: true } ? Name : never;
}[AccountFieldName];
const isDraftField = (name: AccountFieldName): name is DraftField => 'hasDraft' in accountFields[name];
const draftFields = accountFieldNames.filter(isDraftField);

type Typed = Readonly<Partial<Record<DraftField, string>>>;

/** @param userId whose profile it is: another user never sees the draft (S18). */
export function useFieldDraft(field: DraftField, userId: number): FieldDraft {
  const [drafts] = useState(() => fieldDrafts(userId));
  return {
    field,
    typed: useSyncExternalStore(
      noSubscription,
      () => drafts.read(field),
      () => undefined,
    ),
    save: (typed) => drafts.save(field, typed),
    clear: () => drafts.clear(field),
  };
}

/** Only the field's own form writes its draft. */
const noSubscription = () => () => undefined;

interface FieldDrafts {
  readonly read: (field: DraftField) => string | undefined;
  readonly save: (field: DraftField, typed: string) => void;
  readonly clear: (field: DraftField) => void;
}

/**
 * The unsent changes of a user's own data in this tab.
 *
 * @param storage the tab's `sessionStorage` unless a test passes another.
 */
export function fieldDrafts(userId: number, storage?: DeviceStorage): FieldDrafts {
  const store = tabDraft<Typed & { readonly userId: number }>(
    'own-drafts',
    ({ userId: stored, ...typed }) => (stored === userId ? { userId, ...pickTexts(typed) } : undefined),
    storage,
  );
  const read = (): Typed => pickTexts({ ...store.read() });
  const write = (typed: Typed): void => {
    if (Object.keys(typed).length === 0) store.clear();
    else store.write({ userId, ...typed });
  };
  return {
    read: (field) => read()[field],
    save: (field, typed) => write({ ...read(), [field]: typed }),
    clear(field) {
      const { [field]: _, ...rest } = read();
      write(rest);
    },
  };
}

function pickTexts(values: Readonly<Record<string, unknown>>): Typed {
  const texts = draftFields.map((name) => [name, values[name]] as const);
  return Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'));
}
