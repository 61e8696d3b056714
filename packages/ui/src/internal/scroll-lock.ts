'use client';

import { useLayoutEffect } from 'react';

/** Delay in milliseconds before a lock scrolls the page to its top (CO-05). */
export const SCROLL_TO_TOP_AFTER_MS = 100;

const holders = new Set<object>();
let restorePage: (() => void) | undefined;

/**
 * Stops the page from scrolling, without a layout shift: a scroll bar that takes space leaves its gutter, or padding in
 * a browser without `scrollbar-gutter`. The lock of Radix shifts pages that have a gutter of their own
 * (radix-ui/primitives#3251). Locks nest; the last release restores the page and its position.
 *
 * `toTop` scrolls the page to its top after 100 ms, smoothly unless the visitor prefers reduced motion (CO-05): for a
 * layer that covers the whole screen, which a phone's keyboard would otherwise push out of view together with the page.
 *
 * @returns a function that releases the lock. Calling it again does nothing.
 */
export function lockScroll({ toTop = false }: { toTop?: boolean } = {}): () => void {
  const holder = {};
  if (holders.size === 0) restorePage = freezePage();
  holders.add(holder);
  const timer = toTop ? setTimeout(scrollToTop, SCROLL_TO_TOP_AFTER_MS) : undefined;
  return () => {
    clearTimeout(timer);
    if (!holders.delete(holder) || holders.size > 0) return;
    restorePage?.();
    restorePage = undefined;
  };
}

function freezePage(): () => void {
  const root = document.documentElement;
  const { overflow, paddingInlineEnd, scrollbarGutter } = root.style;
  const { scrollX: left, scrollY: top } = window;
  const width = root.getBoundingClientRect().width;
  const hasGutter = getComputedStyle(root).scrollbarGutter !== 'auto';
  if (!hasGutter && window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  const gained = root.getBoundingClientRect().width - width;
  if (gained > 0) root.style.paddingInlineEnd = `${gained}px`;
  return () => {
    Object.assign(root.style, { overflow, paddingInlineEnd, scrollbarGutter });
    if (window.scrollX !== left || window.scrollY !== top)
      window.scrollTo({ left, top, behavior: 'instant' });
  };
}

function scrollToTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

/** Holds a scroll lock while `active` and mounted. See `lockScroll`. */
export function useScrollLock(
  active: boolean,
  { toTop = false }: { toTop?: boolean | undefined } = {},
): void {
  useLayoutEffect(() => (active ? lockScroll({ toTop }) : undefined), [active, toTop]);
}
