'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Attributes for an element of the body that stays usable above modal layers, such as the toast region: `<section
 * {...aboveLayers}>`.
 */
export const aboveLayers = { 'data-above-layers': '' } as const;

/** A layer, as what Escape does while it is topmost. */
type OpenLayer = RefObject<(event: KeyboardEvent) => void>;

/** The open layers, the topmost last. Not those that are still visible because they are closing. */
const openLayers: OpenLayer[] = [];

/** The topmost layer when the last press started: a list that closes on blur is gone when it ends. */
let pressed: OpenLayer | undefined;
const recordPress = () => void (pressed = openLayers.at(-1));

/** Whether an event belongs to a toast, which closes no layer. */
export const isAboveLayers = ({ target }: Event) =>
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
    openLayers.at(-1)?.current(event);
  event.preventDefault();
}

/**
 * Lists a layer while it is open.
 *
 * @param onEscape is called if Escape is pressed while it is topmost.
 * @returns whether it was topmost when the last press started: a press closes one layer.
 */
export function useOpenLayer(isOpen: boolean, onEscape: (event: KeyboardEvent) => void): () => boolean {
  const layer = useRef(onEscape);
  useEffect(() => {
    layer.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    openLayers.push(layer);
    // Never removed: it is one listener for all layers.
    window.addEventListener('pointerdown', recordPress, true);
    return () => void openLayers.splice(openLayers.indexOf(layer), 1);
  }, [isOpen]);
  return () => pressed === layer;
}
