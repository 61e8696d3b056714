import type { RefObject } from 'react';

export interface PlacementOptions {
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

/** The props of Radix's content for its place. */
export const placement = ({ side = 'below', align = 'start' }: PlacementOptions) =>
  ({ side: side === 'below' ? 'bottom' : 'top', align, sideOffset: 8, collisionPadding: 8 }) as const;

export interface AnchorOption {
  /**
   * The element beside which it is placed, instead of its trigger. Required if its root contains no trigger: then it is
   * usually the button that opens it.
   */
  anchor?: RefObject<HTMLElement | null> | undefined;
}
