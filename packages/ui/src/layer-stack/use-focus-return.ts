'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusFirstLeft, rememberFocus } from './focus-return.ts';

export interface FocusReturnOptions {
  /** Whether the layer is shown. */
  open: boolean;
  /** The layer's outermost element. */
  element: RefObject<HTMLElement | null>;
  /** What it opened from, where that is known better than by what had the focus. */
  anchor?: RefObject<Element | null> | undefined;
  /** What gets the focus instead of what had it. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Gives the focus back as a layer closes, or is taken away: to what had it, or to the nearest thing around that is left.
 * Leaves it where it is when someone has meanwhile put it elsewhere: a visitor who clicked another field, a router on
 * its next page. Call it before `useLayer`, which makes what had the focus inert.
 */
export function useFocusReturn({ open, element, anchor, finalFocus }: FocusReturnOptions): void {
  const giveBack = useRef<() => void>(undefined);
  const shown = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    shown.current = element.current;
    const { activeElement: active } = document;
    // What the layer holds may have taken the focus as it was drawn, with autoFocus.
    const isInside = shown.current?.contains(active);
    giveBack.current = rememberFocus(isInside ? (anchor?.current ?? null) : active);
  }, [open, element, anchor]);

  const close = useEffectEvent(() => {
    const { activeElement: active } = document;
    const isElsewhere = active && active !== document.body && !shown.current?.contains(active);
    if (isElsewhere) return;
    if (finalFocus?.current) focusFirstLeft([finalFocus.current]);
    else giveBack.current?.();
  });
  useEffect(() => {
    if (!open) return undefined;
    return () => close();
  }, [open]);
}
