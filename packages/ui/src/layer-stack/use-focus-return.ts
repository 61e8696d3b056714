'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isRendered } from '../focus/tab-order.ts';

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

/**
 * Remembers where the focus is, and the way up from there, in case that place is gone when it should return.
 *
 * @returns what brings it back.
 */
export function rememberFocus(from: Element | null = document.activeElement): () => void {
  const path: HTMLElement[] = [];
  for (let element = from; element instanceof HTMLElement; element = element.parentElement) {
    path.push(element);
  }
  return () => focusFirstLeft(path);
}

/** Focuses the first of the elements that is still on the page and can be seen. */
function focusFirstLeft(path: readonly (HTMLElement | null | undefined)[]): void {
  const left = path.find((element) => element?.isConnected && isRendered(element));
  if (!left || left === document.body) return;
  left.focus({ preventScroll: true });
  if (document.activeElement === left) return;
  // What takes no focus by itself, such as the list a removed card was in, takes it this once.
  left.tabIndex = -1;
  left.focus({ preventScroll: true });
  left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
}
