/** What lies where, in CSS pixels from the top left of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

/** What a layer asks for. */
export interface Wish {
  /** Where it would rather be. */
  side: 'below' | 'above';
  /** Which of its edges, or its middle, is to be on that of what it belongs to. */
  align: 'left' | 'center' | 'right';
  width: number;
  height: number;
}

/** Where a layer goes: by its top when below, by its bottom when above, so that it grows away from what it belongs to. */
export interface Placement {
  side: 'below' | 'above';
  /** Distance of the layer's near edge from the same edge of the window. */
  offset: number;
  left: number;
  /** Height that is free on that side. */
  room: number;
}

/** Clears the focus ring of what it belongs to. */
const GAP = 8;
/** What is left free between a layer and the edge of what the visitor sees. */
const MARGIN = 8;

/**
 * Places a layer beside its anchor: on the side it wishes, or on the other when it does not fit and there is more room
 * there; never out of sight. `seen` is the part of the window that the visitor sees, without a tablet's keyboard.
 */
export function placeBeside(anchor: Box, seen: Box, windowHeight: number, wish: Wish): Placement {
  const room = {
    below: seen.bottom - anchor.bottom - GAP - MARGIN,
    above: anchor.top - seen.top - GAP - MARGIN,
  };
  const other = wish.side === 'below' ? 'above' : 'below';
  const fits = room[wish.side] >= wish.height || room[wish.side] >= room[other];
  const side = fits ? wish.side : other;
  const spare = { left: 0, center: 0.5, right: 1 }[wish.align] * (anchor.width - wish.width);
  const rightmost = seen.left + seen.width - MARGIN - wish.width;
  return {
    side,
    offset: side === 'below' ? anchor.bottom + GAP : windowHeight - anchor.top + GAP,
    left: Math.max(seen.left + MARGIN, Math.min(anchor.left + spare, rightmost)),
    room: Math.max(0, room[side]),
  };
}
