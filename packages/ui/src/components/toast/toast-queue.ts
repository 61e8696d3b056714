import { logOnce } from '../../internal/log-once.ts';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import type { ToastTone } from './toast.tsx';

/** Why a toast closed: `call` is `closeToast`. */
export type ToastReason = 'close-button' | 'action' | 'escape' | 'swipe' | 'timeout' | 'call';

export interface ToastAction {
  /** What it does: the words of the button. */
  label: string;
  /** Pressing it also closes the toast. */
  onPress: () => void;
}

export interface ToastOptions {
  /** Showing another toast of the same id changes this one in place. @default one for each text */
  id?: string | undefined;
  /**
   * What it says by colour and drawing, and to those who listen by its first word.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** The message in a few words. */
  title: string;
  /** One sentence more, where the title does not say all. */
  description?: string | undefined;
  /** One thing to do about it, such as 'Desfazer'. With one, or in tone `danger`, it stays until it is closed. */
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
  /** Rises each time it is shown anew: it is then said and timed again. */
  revision: number;
}

/** More would be a list that nobody reads; the others wait. */
const MAX_SHOWN = 3;

let entries: readonly ToastEntry[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Says in passing what was just done or went wrong (ST-10), in the `ToastRegion` of the page. At most three are seen, the
 * others wait in turn, those of tone `danger` before the rest; one that is there already is not shown twice.
 *
 * @returns its id, by which `closeToast` takes it away.
 * @throws on a server, in development: nobody is there to see it, and the next visitor must not.
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

/** After those that are seen, and among those that wait before what is less urgent. */
function enqueued(entry: ToastEntry): readonly ToastEntry[] {
  const open = entries.filter(({ state }) => state === 'open');
  const firstCalm = open.findIndex(({ tone }, index) => index >= MAX_SHOWN && tone !== 'danger');
  const before = entry.tone === 'danger' ? open[firstCalm] : undefined;
  return before ? entries.toSpliced(entries.indexOf(before), 0, entry) : [...entries, entry];
}

/**
 * Takes a toast away. One that is not there is no mistake: it may have gone by itself.
 *
 * @returns whether it goes: false when its `onOpenChange` refused, or there is none.
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

/** Forgets a toast that has closed and gone. */
export function deleteToast(id: string): void {
  set(entries.filter((entry) => entry.id !== id || entry.state === 'open'));
}

/** Those to be seen: the first that are open, and any on its way out. */
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
