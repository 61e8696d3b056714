'use client';

import { useEffect, useEffectEvent } from 'react';

/** The key under which an entry of ours is marked in `history.state`, beside whatever a router keeps there. */
const MARK = 'melhorEscolaLayer';
/** Marks of layers that are open and wait for their entry. */
const opening = new Set<string>();
/** Marks of layers that have closed while their entry is still in the history. */
const closed = new Set<string>();
/** The mark of the entry that is being left at our asking: the browser goes back in its own time. */
let leaving: string | undefined;
let count = 0;

/**
 * Makes Back close a layer instead of leaving the page: while `active`, one more entry lies in the browser's history,
 * with the same address; leaving it calls `onBack`. When the layer closes otherwise the entry is taken back, and those of
 * the layers below it that closed together with it. Where the visitor has meanwhile gone on to another page, it is
 * stepped over when they come back.
 *
 * The entry is pushed behind the router's back, through the prototype, and carries the router's own state: nothing was
 * navigated, so nothing may be loaded or scrolled.
 */
export function useHistoryEntry(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return undefined;
    // Unlike any of before a reload, which are still in the history.
    const mark = `${performance.timeOrigin}-${++count}`;
    let isOurs = true;
    // Not pushed at once: StrictMode mounts twice, and a layer may be gone before it was seen.
    opening.add(mark);
    setTimeout(pushEntries);
    const onPopState = () => {
      const at = readMark();
      // Either a layer above has closed and this one is where the visitor is now, or one before it has, and this one
      // has no entry yet.
      if (!isOurs || at === mark || opening.has(mark)) return;
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
  // After the handlers of this event have run: one of them may be a link to another page, or close another layer.
  setTimeout(stepOver);
}

function stepOver() {
  const mark = readMark();
  if (isLeaving() || mark === undefined || !closed.has(mark)) return;
  leaving = mark;
  window.history.back();
}

function arrive() {
  if (leaving !== undefined && !isLeaving()) {
    closed.delete(leaving);
    leaving = undefined;
  }
  if (closed.size === 0) window.removeEventListener('popstate', arrive);
  setTimeout(stepOver);
  setTimeout(pushEntries);
}

/** Not while an entry is being left: the step back would leave the new one instead. */
function pushEntries() {
  if (isLeaving()) return;
  for (const mark of opening) {
    const { state } = window.history as { state: object | null };
    History.prototype.pushState.call(window.history, { ...state, [MARK]: mark }, '');
  }
  opening.clear();
}

/** Where a page was pushed meanwhile, the browser has given the step back up. */
function isLeaving(): boolean {
  return leaving !== undefined && readMark() === leaving;
}

function readMark(): string | undefined {
  const state: unknown = window.history.state;
  const mark: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : undefined;
  return typeof mark === 'string' ? mark : undefined;
}
