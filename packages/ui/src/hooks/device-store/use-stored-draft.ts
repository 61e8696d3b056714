'use client';

import { useState, useSyncExternalStore } from 'react';
import type { DeviceStore } from './device-store.ts';

/** A draft of a form that survives a reload. */
export interface StoredDraft<Draft> {
  /** The restored draft. `undefined` on the server, during hydration, and if there is none. */
  readonly stored: Draft | undefined;
  /** Stores the current draft. */
  readonly save: (draft: Draft) => void;
  /** Clears the draft after it was submitted: nothing is saved from then on. */
  readonly discard: () => void;
}

/**
 * Restores a visitor's draft, and stores it while they continue.
 *
 * @param open returns the store; called once per component.
 */
export function useStoredDraft<Draft extends object>(open: () => DeviceStore<Draft>): StoredDraft<Draft> {
  const [{ read, save, discard }] = useState(() => createDraft(open()));
  return { stored: useSyncExternalStore(subscribeToNothing, read, nothing), save, discard };
}

function createDraft<Draft extends object>(store: DeviceStore<Draft>) {
  let found: { readonly draft: Draft | undefined } | undefined;
  let isDiscarded = false;
  return {
    read: () => (found ??= { draft: store.read() }).draft,
    save: (draft: Draft) => {
      if (!isDiscarded) store.write(draft);
    },
    discard: () => {
      isDiscarded = true;
      store.clear();
    },
  };
}

const subscribeToNothing = () => () => {};
const nothing = () => undefined;
