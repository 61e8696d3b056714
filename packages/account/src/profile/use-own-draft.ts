import { useState, useSyncExternalStore } from 'react';
import { ownDrafts, type OwnDraftField } from './own-drafts.ts';

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
  const [drafts] = useState(() => ownDrafts(tabStorage, ownerId));
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

const tabStorage = (): Storage | undefined =>
  typeof window === 'undefined' ? undefined : window.sessionStorage;

/** Only the form itself writes it, which knows. */
const neverToldOf = () => () => undefined;
