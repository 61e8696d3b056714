/** A page number, or a gap between two that hides at least two pages. */
export type PageSlot = number | 'gap-before' | 'gap-after';

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/**
 * Which pages to show: the first, the last, the current with its neighbours, and gaps between. There are always
 * `slots` of them (or `count`, if fewer), so that nothing jumps while paging, and a gap never stands for one page alone.
 *
 * @param page the current page, from 1; taken into range.
 * @param count how many pages there are.
 * @param slots 5 (current page alone in the middle) or 7 (with a neighbour on each side).
 */
export function pageSlots(page: number, count: number, slots: 5 | 7): PageSlot[] {
  if (count <= slots) return range(1, count);
  const current = clampPage(page, count);
  // Beside an edge a run of slots - 2 pages reaches as far as a gap, and the page it would hide, would.
  const run = slots - 2;
  const reach = (slots - 5) / 2;
  if (current <= run - reach) return [...range(1, run), 'gap-after', count];
  if (current >= count - run + 1 + reach) return [1, 'gap-before', ...range(count - run + 1, count)];
  return [1, 'gap-before', ...range(current - reach, current + reach), 'gap-after', count];
}

/** The nearest whole page from 1 to `count`; 1 for what is not a number. */
export function clampPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, count));
}
