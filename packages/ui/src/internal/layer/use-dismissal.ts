'use client';

import { type RefObject, useEffect, useRef } from 'react';

type OnDismiss = (reason: 'escape' | 'outside-press' | 'focus-out', event: Event) => void;

/** The open layers, the topmost last. Not those that are still visible because they are closing. */
const openLayers: RefObject<OnDismiss>[] = [];

/** The topmost layer when the last press started: a list that closes on blur is gone when it ends. */
let pressed: RefObject<OnDismiss> | undefined;
const recordPress = () => void (pressed = openLayers.at(-1));

/** Whether an event belongs to an element that is usable above all layers, such as a toast, and closes none. */
const isAboveLayers = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-above-layers]') !== null;

/**
 * Closes the topmost open layer by Escape. Radix decides that while it renders, so that the key may reach a layer below
 * one that opens (radix-ui/primitives#4143) or one that is only moving out. The key belongs to an element with
 * `data-keeps-escape` that has its own use for it, and to an IME composition.
 */
export function closeTopmost(event: KeyboardEvent): void {
  const { target, isComposing, defaultPrevented } = event;
  const isKept = target instanceof Element && target.closest('[data-keeps-escape]');
  if (!isKept && !isComposing && !defaultPrevented && !isAboveLayers(event))
    openLayers.at(-1)?.current('escape', event);
  event.preventDefault();
}

/**
 * Dismisses one layer at a time, and none because of a toast.
 *
 * @param isOpen whether it is open, and not only moving out.
 * @param opener the element that opens it: a press or the focus there is not outside.
 * @returns the callbacks of Radix's content.
 */
export function useDismissal(isOpen: boolean, opener: RefObject<Element | null>, onDismiss: OnDismiss) {
  const layer = useRef(onDismiss);
  useEffect(() => {
    layer.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    openLayers.push(layer);
    // Never removed: it is one listener for all layers.
    window.addEventListener('pointerdown', recordPress, true);
    return () => void openLayers.splice(openLayers.indexOf(layer), 1);
  }, [isOpen]);
  return {
    onEscapeKeyDown: closeTopmost,
    onInteractOutside: (outside: CustomEvent<{ originalEvent: Event }>) => {
      const event = outside.detail.originalEvent;
      outside.preventDefault();
      const isInOpener = event.target instanceof Node && opener.current?.contains(event.target);
      if (!isOpen || isInOpener || isAboveLayers(event)) return;
      if (event.type === 'focusin') onDismiss('focus-out', event);
      else if (pressed === layer) onDismiss('outside-press', event);
    },
  };
}
