'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isRendered } from '../tab-order.ts';

export interface LayerFocusOptions {
  isOpen: boolean;
  /** The layer, once it is rendered. */
  element: HTMLElement | null;
  /** What opened it. */
  opener: RefObject<HTMLElement | null>;
  /** What gets the focus first. @default the layer itself, so that its name is read */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus back. @default what had it, or the nearest element around it that is left */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Moves the focus into a layer and back. Radix returns it when the exit animation has ended, and only to the trigger; here it
 * returns as the layer begins to close, also where the trigger is gone, and not when the visitor has moved on meanwhile.
 */
export function useLayerFocus({
  isOpen,
  element,
  opener,
  initialFocus,
  finalFocus,
}: LayerFocusOptions): void {
  const giveBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement: active, body } = document;
    // Safari gives a pressed button no focus.
    giveBack.current = captureFocus(active === body ? opener.current : active);
  }, [isOpen, opener]);

  useEffect(() => {
    const first = initialFocus?.current;
    if (isOpen && element && (first || !element.contains(document.activeElement)))
      (first ?? element).focus({ preventScroll: true });
  }, [isOpen, element, initialFocus]);

  const close = useEffectEvent(() => {
    const { activeElement: active, body } = document;
    if (active && active !== body && !element?.contains(active)) return;
    if (finalFocus?.current) focusFirstLeft([finalFocus.current]);
    else giveBack.current?.();
  });
  useEffect(() => (isOpen ? () => close() : undefined), [isOpen]);
}

/**
 * Remembers where the focus is, and the way up from there, in case that place is gone when it should return.
 *
 * @returns what brings it back.
 */
export function captureFocus(from: Element | null = document.activeElement): () => void {
  const path: HTMLElement[] = [];
  for (let element = from; element instanceof HTMLElement; element = element.parentElement)
    path.push(element);
  return () => focusFirstLeft(path);
}

/** Focuses the first of the elements that is still on the page and can be seen. */
function focusFirstLeft(path: readonly HTMLElement[]): void {
  const left = path.find((element) => element.isConnected && isRendered(element));
  if (!left || left === document.body) return;
  left.focus({ preventScroll: true });
  if (document.activeElement === left) return;
  // What takes no focus by itself, such as the list a removed card was in, takes it this once.
  left.tabIndex = -1;
  left.focus({ preventScroll: true });
  left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
}
