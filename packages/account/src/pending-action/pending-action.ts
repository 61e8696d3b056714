import type { DeviceStorage } from '@melhor-escola/ui/device-store';
import { tabDraft } from '../tab-drafts.ts';

/** An action that requires a session, resumed after the visitor has signed in. */
export interface PendingAction {
  readonly kind: 'save-search';
  /** Query of the search's URL, without '?'. */
  readonly query: string;
}

interface StoredAction extends PendingAction {
  readonly path: string;
  /** In ms since 1970. */
  readonly since: number;
}

/** After this time the visitor no longer expects the action. */
const PENDING_ACTION_TTL_MS = 30 * 60_000;

/** The pending action of a tab. It survives the redirect to the sign-in page, or to Google, and back. */
export interface PendingActions {
  /** @param path of the current page with its query: the action is resumed only there. */
  readonly persist: (path: string, action: PendingAction) => void;
  /** Whether there is one, for whatever page. */
  readonly has: () => boolean;
  /** Returns the action of this path and removes it. */
  readonly take: (path: string) => PendingAction | undefined;
  /** The visitor decided not to sign in. */
  readonly clear: () => void;
}

/** @param storage the tab's `sessionStorage` unless a test passes another. @param now in ms since 1970. */
export function pendingActions(storage?: DeviceStorage, now: () => number = Date.now): PendingActions {
  const store = tabDraft(
    'pending-action',
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

/** The pending action of this tab. */
export const tabPendingActions = pendingActions();
