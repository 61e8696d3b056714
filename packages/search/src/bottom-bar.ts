/**
 * Publishes the height of a bar fixed to the bottom of the window in `--bottom-bar`, for other elements there, and reserves it at the
 * end of the page and when the browser scrolls to a focused element, so that it covers neither (WCAG 2.4.11). One bar at a time.
 *
 * @returns the cleanup.
 */
export function publishBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const reserve = () => {
    // In a low window it is in the page, and covers nothing.
    const height = `${getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0}px`;
    style.setProperty('--bottom-bar', height);
    style.paddingBottom = height;
    style.scrollPaddingBottom = height;
  };
  const observer = new ResizeObserver(reserve);
  observer.observe(bar);
  window.addEventListener('resize', reserve);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', reserve);
    style.removeProperty('--bottom-bar');
    style.paddingBottom = '';
    style.scrollPaddingBottom = '';
  };
}
