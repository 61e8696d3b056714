'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isRendered } from './is-rendered.ts';

interface ReturnFocus {
  isOpen: boolean;
  /** The layer, once it is rendered. */
  element: HTMLElement | null;
  /** The element that opened it. */
  opener: RefObject<HTMLElement | null>;
  /** The element that gets the focus. @default the previously focused element, or its nearest remaining ancestor */
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

/**
 * Returns the focus when a layer starts to close: Enter pressed twice must not activate an action in it twice. Radix
 * does so after the exit animation, and only to the trigger. The focus stays where the visitor has meanwhile moved it.
 */
export function useReturnFocus({ isOpen, element, opener, finalFocus }: ReturnFocus): void {
  const giveBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { activeElement: active, body } = document;
    // Safari does not focus a pressed button.
    giveBack.current = captureFocus(active === body ? opener.current : active);
  }, [isOpen, opener]);

  const close = useEffectEvent(() => {
    const { activeElement: active, body } = document;
    if (active && active !== body && !element?.contains(active)) return;
    if (finalFocus?.current) focusFirstLeft([finalFocus.current]);
    else giveBack.current?.();
  });
  useEffect(() => (isOpen ? () => close() : undefined), [isOpen]);
}

/**
 * Saves the focused element and its ancestors, in case the element is gone when the focus should return.
 *
 * @returns a function that restores the focus.
 */
export function captureFocus(from: Element | null = document.activeElement): () => void {
  const path: HTMLElement[] = [];
  for (let element = from; element instanceof HTMLElement; element = element.parentElement)
    path.push(element);
  return () => focusFirstLeft(path);
}

/** Focuses the first of the elements that is still on the page and visible. */
function focusFirstLeft(path: readonly HTMLElement[]): void {
  const left = path.find((element) => element.isConnected && isRendered(element));
  if (!left || left === document.body) return;
  left.focus({ preventScroll: true });
  if (document.activeElement === left) return;
  // An element that is not focusable by itself, such as the list of a removed card, becomes focusable for this once.
  left.tabIndex = -1;
  left.focus({ preventScroll: true });
  left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
}
