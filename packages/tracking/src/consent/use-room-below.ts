import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes room at the end of the page for what lies over its bottom edge, so that all of the page can be scrolled out from
 * under it, and keeps what gets the focus from being under it (WCAG 2.4.11). Nothing that is seen moves.
 *
 * A bar that sticks to the bottom edge tells its height, in `--bottom-bar` on the root. On a phone, where the layer is as wide
 * as the window, the bar stands on it by `bottom: var(--consent-room, 0px)`; where the layer is narrower it stands on the bar.
 */
export function useRoomBelow(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const { documentElement: root, body } = document;
    const measure = () => {
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom);
      const room = `${Math.ceil(element.getBoundingClientRect().height + margin)}px`;
      root.style.setProperty('--consent-room', room);
      root.style.scrollPaddingBottom = `calc(${room} + var(--bottom-bar, 0px))`;
      body.style.paddingBottom = root.style.scrollPaddingBottom;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--consent-room');
      root.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [layer]);
}
