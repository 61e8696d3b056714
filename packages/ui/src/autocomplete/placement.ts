/** What lies where, in CSS pixels from the top left of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

/** Where a list goes: by its top when below its field, by its bottom when above, so that it grows away from it. */
export interface Placement {
  side: 'below' | 'above';
  /** Distance of the list's near edge from the same edge of the window. */
  offset: number;
  left: number;
  width: number;
  /** Height that is free on that side. */
  room: number;
}

/** Clears the field's focus ring. */
const GAP = 8;
/** What is left free between a list and the edge of what the visitor sees. */
const MARGIN = 8;
/** 12rem at the usual size: narrower, the name of a city breaks into pieces. */
const LEAST_WIDTH = 192;

/**
 * Places a list that would like to be `wanted` high: below the field and as wide, or above when it does not fit below
 * and there is more room there. `seen` is the part of the window that the visitor sees, without a tablet's keyboard.
 */
export function placeList(field: Box, seen: Box, windowHeight: number, wanted: number): Placement {
  const below = seen.bottom - field.bottom - GAP - MARGIN;
  const above = field.top - seen.top - GAP - MARGIN;
  const side = below >= wanted || below >= above ? 'below' : 'above';
  const width = Math.max(field.width, LEAST_WIDTH);
  const rightmost = seen.left + seen.width - MARGIN - width;
  return {
    side,
    offset: side === 'below' ? field.bottom + GAP : windowHeight - field.top + GAP,
    left: Math.max(seen.left + MARGIN, Math.min(field.left, rightmost)),
    width,
    room: Math.max(0, side === 'below' ? below : above),
  };
}
