'use client';

import { useEffect, useEffectEvent } from 'react';

/** The key under which an entry of ours is marked in `history.state`, beside whatever a router keeps there. */
const MARK = 'melhorEscolaLayer';
let count = 0;

/**
 * Makes Back close a layer instead of leaving the page: while `active`, one more entry lies in the browser's history,
 * with the same address; leaving it calls `onBack`. When the layer closes otherwise the entry is taken back, unless
 * the visitor has meanwhile gone on to another page.
 *
 * The entry is pushed behind the router's back, through the prototype, and carries the router's own state: nothing was
 * navigated, so nothing may be loaded or scrolled.
 */
export function useHistoryEntry(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!active) return undefined;
    const mark = ++count;
    let mine = true;
    // Held until now and not pushed at once: StrictMode mounts twice, and a layer may be gone before it was seen.
    const opening = setTimeout(() => push(mark));
    const onPopState = () => {
      if (!mine || readMark() === mark) return;
      mine = false;
      back();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('popstate', onPopState);
      // After the handlers of this event have run: one of them may be a link to another page.
      if (mine) setTimeout(() => readMark() === mark && window.history.back());
    };
  }, [active]);
}

function push(mark: number) {
  const { state } = window.history as { state: object | null };
  History.prototype.pushState.call(window.history, { ...state, [MARK]: mark }, '');
}

function readMark(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, MARK) : undefined;
}
