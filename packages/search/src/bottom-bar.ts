/**
 * Publishes the height of a bar at the bottom of the window in `--bottom-bar`, for other elements there. One bar at a
 * time.
 *
 * @returns the cleanup.
 */
export function publishBottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
