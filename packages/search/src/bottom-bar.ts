/**
 * Publishes the height of a bar fixed to the bottom of the window in `--bottom-bar`, for other elements there, and reserves it at the
 * end of the page and when the browser scrolls to a focused element, so that it covers neither (WCAG 2.4.11). One bar at a time.
 *
 * @returns the cleanup.
 */
export function publishBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${bar.offsetHeight}px`;
    style.setProperty('--bottom-bar', height);
    style.paddingBottom = height;
    style.scrollPaddingBottom = height;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
    style.paddingBottom = '';
    style.scrollPaddingBottom = '';
  };
}
