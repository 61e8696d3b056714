/**
 * Publishes the height of a bar fixed to the bottom of the window in `--bottom-bar`, for other elements there and for the page, which
 * keeps focused elements above it, and reserves it at the end of the page. One bar at a time: one that is not rendered leaves the
 * space to others.
 *
 * @returns the cleanup.
 */
export function publishBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  let isReserved = false;
  const reserve = () => {
    const isRendered = bar.getClientRects().length > 0;
    if (!isRendered && !isReserved) return;
    isReserved = isRendered;
    // In a low window it is in the page, and covers nothing.
    const height = `${getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0}px`;
    style.setProperty('--bottom-bar', height);
    style.paddingBottom = height;
  };
  const observer = new ResizeObserver(reserve);
  observer.observe(bar);
  window.addEventListener('resize', reserve);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', reserve);
    style.removeProperty('--bottom-bar');
    style.paddingBottom = '';
  };
}
