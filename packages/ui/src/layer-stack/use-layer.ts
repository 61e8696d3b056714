'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { pushLayer } from './layer-stack.ts';

export interface LayerOptions {
  /** Whether it is shown. It lies above every layer that opened before it. */
  open: boolean;
  /** Its outermost element. Needed for presses outside, and above a modal layer, where all that is unknown is inert. */
  element?: RefObject<HTMLElement | null> | undefined;
  /** What it opened from: a press there is not one outside. */
  anchor?: RefObject<Element | null> | undefined;
  /**
   * Whether the page below is out of reach (`inert`) meanwhile.
   * @default false
   */
  modal?: boolean | undefined;
  /** Escape was pressed while it was topmost. Without, Escape does nothing, and nothing to the layers below either. */
  onEscape?: ((event: KeyboardEvent) => void) | undefined;
  /** Something else was pressed and let go: the page, or a layer below. */
  onPressOutside?: ((event: MouseEvent) => void) | undefined;
}

/**
 * Makes a component a layer of the page's one stack while `open`:
 *
 *     useLayer({ open, element: list, anchor: button, onEscape: close, onPressOutside: close });
 *
 * - One Escape, one layer: the topmost hears it. A field in it that has a use of its own for the key calls
 *   `event.preventDefault()` in its `onKeyDown`, and no layer hears of it.
 * - A press outside is heard by every layer above the one pressed in, when it is let go; of a modal layer, only while it
 *   is topmost.
 * - Draw a layer at the end of the body. Below a modal one everything is inert, except what `aboveLayers` marks.
 *
 * The focus is an affair of its own: see `useFocusReturn`.
 */
export function useLayer({ open, element, anchor, modal = false, ...on }: LayerOptions): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => on.onEscape?.(event));
  const onPressOutside = useEffectEvent((event: MouseEvent) => on.onPressOutside?.(event));
  useLayoutEffect(() => {
    if (!open) return undefined;
    return pushLayer({
      element: () => element?.current,
      anchor: () => anchor?.current,
      isModal: modal,
      onEscape: (event) => onEscape(event),
      onPressOutside: (event) => onPressOutside(event),
    });
  }, [open, modal, element, anchor]);
}

/** Whether to render a layer: while it is open, and then until its exit animation has ended. */
export function usePresence(isOpen: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (isOpen || !isPresent) return undefined;
    let current = true;
    const leaving = element.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(leaving).then(() => current && setPresent(false));
    return () => {
      current = false;
    };
  }, [isOpen, isPresent, element]);
  return isOpen || isPresent;
}
