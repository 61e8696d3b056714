'use client';

import { useEffect, useEffectEvent } from 'react';

/** The key under which an entry of ours is marked in `history.state`, beside whatever a router keeps there. */
const MARK = 'melhorEscolaLayer';
/** Marks of layers that have closed while their entry is still in the history. */
const closed = new Set<string>();
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
    let mine = true;
    // Held until now and not pushed at once: StrictMode mounts twice, and a layer may be gone before it was seen.
    const opening = setTimeout(() => push(mark));
    const onPopState = () => {
      const at = readMark();
      // A layer above has closed, and this one is where the visitor is now.
      if (!mine || at === mark) return;
      mine = false;
      back();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('popstate', onPopState);
      if (mine) takeBack(mark);
    };
  }, [active]);
}

function takeBack(mark: string) {
  closed.add(mark);
  window.addEventListener('popstate', arrive);
  arrive();
}

/** After the handlers of this event have run: one of them may be a link to another page, or close another layer. */
function arrive() {
  setTimeout(stepOver);
}

function stepOver() {
  const mark = readMark();
  if (mark === undefined || !closed.delete(mark)) return;
  if (closed.size === 0) window.removeEventListener('popstate', arrive);
  window.history.back();
}

function push(mark: string) {
  const { state } = window.history as { state: object | null };
  History.prototype.pushState.call(window.history, { ...state, [MARK]: mark }, '');
}

function readMark(): string | undefined {
  const state: unknown = window.history.state;
  const mark: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : undefined;
  return typeof mark === 'string' ? mark : undefined;
}
