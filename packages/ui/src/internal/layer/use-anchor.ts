'use client';

import { type RefObject, useLayoutEffect } from 'react';
import type { Layer } from './layer-state.ts';
import type { LayerContentOptions } from './use-layer-content.ts';

export interface AnchoredLayerOptions extends Pick<LayerContentOptions, 'container'> {
  /**
   * The preferred side; the other one if there is no space.
   * @default 'below'
   */
  side?: 'below' | 'above' | undefined;
  /**
   * Which edge, or the middle, aligns with the trigger's.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

export interface AnchoredContentOptions extends AnchoredLayerOptions {
  /**
   * The element beside which it is placed, instead of its trigger. Required if its root contains no trigger: then it is
   * usually the button that opens it.
   */
  anchor?: RefObject<HTMLElement | null> | undefined;
}

/** The props of Radix's content for its place. */
export const placement = ({ side = 'below', align = 'start' }: AnchoredLayerOptions) =>
  ({ side: side === 'below' ? 'bottom' : 'top', align, sideOffset: 8, collisionPadding: 8 }) as const;

/** The element beside which a layer is placed. If its root has no trigger, the anchor is its opener. */
export function useAnchor(
  part: string,
  { opener, setOpener }: Layer<never>,
  anchor: RefObject<HTMLElement | null> | undefined,
  element: HTMLElement | null,
): RefObject<HTMLElement | null> {
  useLayoutEffect(() => {
    // Once it is rendered, all refs of the page are set.
    if (!element) return;
    if (!opener.current?.isConnected && anchor?.current) setOpener(anchor.current);
    if (opener.current || process.env.NODE_ENV === 'production') return;
    throw new Error(
      `${part}: its root has no trigger and it has no anchor, so there is no element to place it beside. Render a trigger in the root, or pass the ref of the button that opens it as \`anchor\`.`,
    );
  });
  return anchor ?? opener;
}
