/**
 * Whether an element has a box on the page: neither `display: none` nor hidden by `content-visibility`. Without
 * `checkVisibility`, which Safari supports only since 17.4.
 */
export function isRendered(element: Element): boolean {
  return typeof element.checkVisibility === 'function'
    ? element.checkVisibility()
    : element.getClientRects().length > 0;
}
