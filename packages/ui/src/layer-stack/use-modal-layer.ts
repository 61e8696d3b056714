'use client';

import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useScrollLock } from '../scroll-lock/use-scroll-lock.ts';
import { tabOrder } from '../focus/tab-order.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { type LayerOptions, useLayer } from './use-layer.ts';

export interface ModalLayerOptions extends Omit<LayerOptions, 'modal'> {
  element: RefObject<HTMLElement | null>;
  /** What gets the focus first. @default the layer itself, which then needs `tabIndex={-1}` */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus back. @default what had it, or the nearest thing around it that is left */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Whether the page goes to its top meanwhile, see `lockScroll`. */
  toTop?: boolean | undefined;
}

/**
 * What every modal layer does while `open`: the page below is inert and does not scroll, the focus goes in, goes round
 * inside, and comes back.
 */
export function useModalLayer({ initialFocus, finalFocus, toTop, ...layer }: ModalLayerOptions): void {
  const { open, element, anchor } = layer;
  useFocusReturn({ open, element, anchor, finalFocus });
  useScrollLock(open, { toTop });
  useLayer({ ...layer, modal: true });
  useLayoutEffect(() => {
    const shown = element.current;
    if (!open || !shown) return;
    const first = initialFocus?.current;
    if (first || !shown.contains(document.activeElement)) (first ?? shown).focus({ preventScroll: true });
  }, [open, element, initialFocus]);
  useEffect(() => {
    if (!open) return undefined;
    const shown = element.current;
    shown?.addEventListener('keydown', goRound);
    return () => shown?.removeEventListener('keydown', goRound);
  }, [open, element]);
}

/** From the last to the first and back. Between them the browser knows the way. */
function goRound(event: KeyboardEvent) {
  const { currentTarget: layer, target } = event;
  if (event.key !== 'Tab' || event.defaultPrevented || !(layer instanceof HTMLElement)) return;
  const stops = tabOrder(layer);
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  const isAtEnd = stops.length === 0 || target === end || (event.shiftKey && target === layer);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
