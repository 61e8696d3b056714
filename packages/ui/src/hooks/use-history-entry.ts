'use client';

import { useEffect, useEffectEvent } from 'react';

/** The key of our marks in `history.state`, beside the router's own. */
const MARK = 'melhorEscolaLayer';
/** The marks that have been pushed, as they follow one another in the history. */
const order: string[] = [];
/** Marks of open layers whose entry has not been pushed yet. */
const opening = new Set<string>();
/** Marks of closed layers whose entry is still in the history. */
const closed = new Set<string>();
/** The mark of the entry that is being removed: going back is asynchronous. */
let leaving: string | undefined;

/**
 * Makes Back close a layer instead of leaving the page: while `active`, the browser's history contains one more entry
 * with the same URL; leaving it calls `onBack`. When the layer closes otherwise, the entry is removed, with those of
 * lower layers that closed together with it. If the visitor has meanwhile opened another page, the entry is skipped
 * when they come back.
 *
 * The entry is pushed without the router's knowledge, through the prototype, and carries the router's own state:
 * nothing was navigated, so nothing may load or scroll.
 */
export function useHistoryEntry(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return undefined;
    // Unlike any mark from before a reload, which may still be in the history.
    const mark = String(Math.random());
    let isOurs = true;
    // Deferred, because StrictMode mounts twice and a layer may unmount immediately.
    opening.add(mark);
    setTimeout(pushEntries);
    const onPopState = () => {
      // Either a layer above has closed and this entry is still in the past, or a lower one has, and this one has no
      // entry yet.
      if (!isOurs || order.indexOf(mark) <= currentPosition() || opening.has(mark)) return;
      isOurs = false;
      back();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (!opening.delete(mark) && isOurs) removeEntry(mark);
    };
  }, [active]);
}

function removeEntry(mark: string) {
  closed.add(mark);
  window.addEventListener('popstate', arrive);
  let isLeavingPage = false;
  const leavePage = () => {
    isLeavingPage = true;
  };
  // A link that closes its layer leads to another document: a step back would cancel that.
  window.addEventListener('beforeunload', leavePage, { once: true });
  // After the handlers of this event: one of them may navigate, or close another layer.
  setTimeout(() => {
    window.removeEventListener('beforeunload', leavePage);
    if (!isLeavingPage) stepOver();
  });
}

function stepOver() {
  const mark = readMark();
  if (isLeaving() || !mark || !closed.has(mark)) return;
  leaving = mark;
  window.history.back();
}

function arrive() {
  if (leaving && !isLeaving()) {
    closed.delete(leaving);
    leaving = undefined;
  }
  if (closed.size === 0) window.removeEventListener('popstate', arrive);
  setTimeout(stepOver);
  setTimeout(pushEntries);
}

/** Not while an entry is being removed: the step back would remove the new one instead. */
function pushEntries() {
  if (isLeaving()) return;
  for (const mark of opening) {
    order.splice(currentPosition() + 1, Infinity, mark);
    History.prototype.pushState.call(window.history, { ...window.history.state, [MARK]: mark }, '');
  }
  opening.clear();
}

/**
 * Calls back once the entry of a layer that the current event closes has left the history: at once if it has none.
 * A page that the callback opens would otherwise be lost, because the pending step back would leave it.
 */
export function afterHistoryEntry(callback: () => void): void {
  const run = () => {
    const mark = readMark();
    const isPending = mark !== undefined && (mark === leaving || closed.has(mark));
    if (isPending) window.addEventListener('popstate', () => setTimeout(run), { once: true });
    else callback();
  };
  // After the effects of the layer that closes.
  setTimeout(run);
}

/** If a page was pushed meanwhile, the browser has canceled the step back. */
function isLeaving(): boolean {
  return leaving !== undefined && readMark() === leaving;
}

/** Position of the current entry in `order`; -1 if it is none of a layer. */
const currentPosition = () => order.indexOf(readMark() ?? '');

function readMark(): string | undefined {
  const mark: unknown = Reflect.get(new Object(window.history.state), MARK);
  return typeof mark === 'string' ? mark : undefined;
}
