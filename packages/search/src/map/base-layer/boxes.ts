/** A rectangle in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A box of this size around a point. */
export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/**
 * Finds a position for each item where it overlaps nothing, the first items first.
 *
 * @param items the positions that each could take, best first.
 * @param taken what is there already.
 * @param within what positions must not leave.
 * @returns for each item the index of its position, or `undefined` if all are taken.
 */
export function placeBoxes(
  items: readonly (readonly Box[])[],
  taken: readonly Box[] = [],
  within?: Box,
): readonly (number | undefined)[] {
  const placed = [...taken];
  return items.map((positions) => {
    const found = positions.findIndex(
      (box) => (!within || contains(within, box)) && !placed.some((other) => overlap(box, other)),
    );
    const box = positions[found];
    if (!box) return undefined;
    placed.push(box);
    return found;
  });
}

/** Whether a box is entirely in another. */
export function contains(outer: Box, { left, top, right, bottom }: Box): boolean {
  return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
}

/** Whether two boxes have a part in common. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Average width of a letter of the site's font at weight 600, as a share of its size. */
const LETTER_WIDTH = 0.56;

/** About the width of a line of text in pixels: exact enough to avoid overlaps. */
export function textWidth(text: string, size: number): number {
  return Math.ceil(text.length * size * LETTER_WIDTH);
}

/** Breaks a long name at a space near its middle. */
export function breakName(name: string, maxLetters = 14): readonly string[] {
  if (name.length <= maxLetters) return [name];
  const after = name.indexOf(' ', name.length / 2 - 1);
  const at = after === -1 ? name.lastIndexOf(' ') : after;
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
