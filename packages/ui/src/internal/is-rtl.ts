/** By the computed style: `:dir()` is an invalid selector before Chrome 120 and Safari 16.4 (docs/browsers.md). */
export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

export const readDirection = (element: Element) => (isRtl(element) ? 'rtl' : 'ltr');
