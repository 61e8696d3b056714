import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes room at the end of the page for what lies over its bottom edge, so that all of the page can be scrolled out from
 * under it, and keeps what gets the focus from being under it (WCAG 2.4.11). Nothing that is seen moves.
 *
 * Bars that stick to the bottom edge stand on it by `bottom: var(--consent-room, 0px)`.
 */
export function useRoomBelow(layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return undefined;
    const { documentElement: root, body } = document;
    const measure = () => {
      const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`;
      root.style.setProperty('--consent-room', room);
      root.style.scrollPaddingBottom = room;
      body.style.paddingBottom = room;
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
