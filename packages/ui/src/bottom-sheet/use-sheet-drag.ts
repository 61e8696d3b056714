'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { dragToClose, slideBack } from './sheet-drag.ts';

/** Lets a sheet be dragged down while `active`. `onClose` returns false when the caller refused. */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  active: boolean,
  onClose: (event: Event) => boolean,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { current } = sheet;
    if (!active || !current) return undefined;
    // Opened again while it was going: from under the finger back to where it belongs.
    if (current.style.translate) slideBack(current);
    const listening = new AbortController();
    dragToClose(current, (event) => close(event), listening.signal);
    return () => listening.abort();
  }, [active, sheet]);
}
