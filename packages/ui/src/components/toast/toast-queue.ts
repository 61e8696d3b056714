import { logOnce } from '../../internal/log-once.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import type { ToastTone } from './toast.tsx';

/** Why a toast closed: `call` is `closeToast`. */
export type ToastReason = 'close-button' | 'action' | 'escape' | 'swipe' | 'timeout' | 'call';

export interface ToastAction {
  /** The label of its button. */
  label: string;
  /** Pressing it also closes the toast. */
  onPress: () => void;
}

export interface ToastOptions {
  /** Another toast with the same id updates this one in place. @default one for each text */
  id?: string | undefined;
  /**
   * Its meaning, shown by color and icon and announced by its first word.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** The message in a few words. */
  title: string;
  /** One more sentence, if the title is not enough. */
  description?: string | undefined;
  /** One action, such as 'Desfazer'. With an action, or in tone `danger`, it stays until it is closed. */
  action?: ToastAction | undefined;
  /** Milliseconds to stay. @default 6000, or 60 for each letter if that is more */
  duration?: number | undefined;
  /** It closed, and why; `details.cancel()` keeps it. */
  onOpenChange?: ((open: boolean, details: ChangeDetails<ToastReason>) => void) | undefined;
}

export interface ToastEntry extends ToastOptions {
  id: string;
  tone: ToastTone;
  state: 'open' | 'closed';
  /** Increases each time it is shown again: it is then announced again and its timer restarts. */
  revision: number;
}

/** Visitors would not read more; the others wait. */
const MAX_SHOWN = 3;

let entries: readonly ToastEntry[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Briefly confirms an action or reports an error (ST-10), in the page's `ToastRegion`. At most three are shown; the
 * others are queued, those of tone `danger` first; a toast that is already there is not shown twice.
 *
 * @returns its id, for `closeToast`.
 * @throws on a server, in development: it would be shown to the next visitor.
 */
export function showToast(options: ToastOptions): string {
  const { tone = 'info', title, description = '' } = options;
  const id = options.id ?? `${tone} ${title} ${description}`;
  if (typeof document === 'undefined') {
    if (process.env.NODE_ENV === 'production') return id;
    throw new Error(
      `showToast: "${title}" was shown while rendering on a server, where visitors share what is kept. Call it in an event handler or an effect.`,
    );
  }
  if (listeners.size === 0) {
    logOnce(
      'showToast: there is no ToastRegion on the page, so the toast cannot be seen. Render one `<ToastRegion />` at the root.',
    );
  }
  const former = entries.find((entry) => entry.id === id);
  const revision = (former?.revision ?? 0) + 1;
  const entry: ToastEntry = { ...options, id, tone, state: 'open', revision };
  set(former ? entries.map((one) => (one === former ? entry : one)) : enqueued(entry));
  return id;
}

/** After those on screen, and before less urgent ones in the queue. */
function enqueued(entry: ToastEntry): readonly ToastEntry[] {
  const open = entries.filter(({ state }) => state === 'open');
  const firstCalm = open.findIndex(({ tone }, index) => index >= MAX_SHOWN && tone !== 'danger');
  const before = entry.tone === 'danger' ? open[firstCalm] : undefined;
  return before ? entries.toSpliced(entries.indexOf(before), 0, entry) : [...entries, entry];
}

/**
 * Closes a toast. An unknown id is not an error: it may have closed by itself.
 *
 * @returns whether it closes: false if `onOpenChange` canceled it, or there is none.
 */
export function closeToast(
  id: string,
  reason: ToastReason = 'call',
  event: Event = new Event('change'),
): boolean {
  const entry = entries.find((one) => one.id === id && one.state === 'open');
  if (!entry) return false;
  const details = changeDetails(reason, event);
  entry.onOpenChange?.(false, details);
  if (details.isCanceled) return false;
  const isSeen = listeners.size > 0 && shownToasts(entries).includes(entry);
  set(
    isSeen
      ? entries.map((one) => (one === entry ? { ...one, state: 'closed' } : one))
      : entries.filter((one) => one !== entry),
  );
  return true;
}

/** Deletes a closed toast after its exit animation. */
export function deleteToast(id: string): void {
  set(entries.filter((entry) => entry.id !== id || entry.state === 'open'));
}

/** The toasts to render: the first open ones, and all closing ones. */
export function shownToasts(all: readonly ToastEntry[]): readonly ToastEntry[] {
  const open = new Set(all.filter(({ state }) => state === 'open').slice(0, MAX_SHOWN));
  return all.filter((entry) => entry.state === 'closed' || open.has(entry));
}

export const toastQueue = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => entries,
};
