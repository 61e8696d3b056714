import type { DeviceStorage } from '@melhor-escola/ui/device-store';
import { tabDraft } from '../tab-drafts.ts';

/** What somebody was about to do, had they not had to sign in first. */
export interface InterruptedAction {
  readonly kind: 'save-search';
  /** Of the search's address, without '?'. */
  readonly query: string;
}

interface Kept extends InterruptedAction {
  readonly path: string;
  /** Milliseconds. */
  readonly since: number;
}

/** Milliseconds after which nobody expects it to be done any more. */
const patience = 30 * 60_000;

/** The one interrupted action of a tab, which survives the way to the page to sign in, or to Google, and back. */
export interface InterruptedActions {
  /** @param path where one is, with its query: it is done there and nowhere else. */
  readonly keep: (path: string, action: InterruptedAction) => void;
  /** Whether there is one, wherever it was begun. */
  readonly has: () => boolean;
  /** The one of this path, once. */
  readonly take: (path: string) => InterruptedAction | undefined;
  /** Its owner would rather not sign in. */
  readonly drop: () => void;
}

/**
 * @param storage the tab's `sessionStorage` unless a test passes another.
 * @param now milliseconds.
 */
export function interruptedActions(
  storage?: DeviceStorage,
  now: () => number = Date.now,
): InterruptedActions {
  const store = tabDraft(
    'interrupted',
    ({ path, kind, query, since }): Kept | undefined =>
      typeof path === 'string' &&
      kind === 'save-search' &&
      typeof query === 'string' &&
      typeof since === 'number'
        ? { path, kind, query, since }
        : undefined,
    storage,
  );
  return {
    keep: (path, { kind, query }) => store.write({ path, kind, query, since: now() }),
    has: () => store.read() !== undefined,
    take(path) {
      const kept = store.read();
      if (kept?.path !== path) return undefined;
      store.clear();
      const { kind, query, since } = kept;
      return now() - since < patience ? { kind, query } : undefined;
    },
    drop: store.clear,
  };
}

/** Those of this tab. */
export const tabInterruptedActions = interruptedActions();
