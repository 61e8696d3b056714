import type { DeviceStorage } from '@melhor-escola/ui/device-store';
import { tabDraft } from '../tab-drafts.ts';

/** What somebody was about to do, had they not had to sign in first. */
export interface PendingAction {
  readonly kind: 'save-search';
  /** Of the search's address, without '?'. */
  readonly query: string;
}

interface StoredAction extends PendingAction {
  readonly path: string;
  /** Milliseconds. */
  readonly since: number;
}

/** Milliseconds after which nobody expects it to be done any more. */
const PENDING_ACTION_TTL_MS = 30 * 60_000;

/** The one interrupted action of a tab, which survives the way to the page to sign in, or to Google, and back. */
export interface PendingActions {
  /** @param path where one is, with its query: it is done there and nowhere else. */
  readonly persist: (path: string, action: PendingAction) => void;
  /** Whether there is one, wherever it was begun. */
  readonly has: () => boolean;
  /** The one of this path, once. */
  readonly take: (path: string) => PendingAction | undefined;
  /** Its owner would rather not sign in. */
  readonly clear: () => void;
}

/**
 * @param storage the tab's `sessionStorage` unless a test passes another.
 * @param now milliseconds.
 */
export function pendingActions(storage?: DeviceStorage, now: () => number = Date.now): PendingActions {
  const store = tabDraft(
    'interrupted',
    ({ path, kind, query, since }): StoredAction | undefined =>
      typeof path === 'string' &&
      kind === 'save-search' &&
      typeof query === 'string' &&
      typeof since === 'number'
        ? { path, kind, query, since }
        : undefined,
    storage,
  );
  return {
    persist: (path, { kind, query }) => store.write({ path, kind, query, since: now() }),
    has: () => store.read() !== undefined,
    take(path) {
      const stored = store.read();
      if (stored?.path !== path) return undefined;
      store.clear();
      const { kind, query, since } = stored;
      return now() - since < PENDING_ACTION_TTL_MS ? { kind, query } : undefined;
    },
    clear: store.clear,
  };
}

/** Those of this tab. */
export const tabPendingActions = pendingActions();
