'use client';

import { useLayoutEffect } from 'react';

/** Delay in milliseconds before a lock scrolls the page to its top (CO-05). */
export const SCROLL_TO_TOP_AFTER_MS = 100;

interface Saved {
  overflow: string;
  paddingInlineEnd: string;
  x: number;
  y: number;
}

const holders = new Set<object>();
let saved: Saved | undefined;

/**
 * Stops the page from scrolling, without a layout shift: the space of a disappearing scroll bar becomes padding,
 * measured afterwards, so that a page with `scrollbar-gutter: stable` gets none. Locks nest; the last release restores
 * the page and its position.
 *
 * `toTop` scrolls the page to its top after 100 ms, smoothly unless the visitor prefers reduced motion (CO-05): for a
 * layer that covers the whole screen, which a phone's keyboard would otherwise push out of view together with the page.
 *
 * @returns a function that releases the lock. Calling it again does nothing.
 */
export function lockScroll({ toTop = false }: { toTop?: boolean } = {}): () => void {
  const holder = {};
  if (holders.size === 0) saved = freeze();
  holders.add(holder);
  const timer = toTop ? setTimeout(scrollToTop, SCROLL_TO_TOP_AFTER_MS) : undefined;
  return () => {
    clearTimeout(timer);
    if (!holders.delete(holder) || holders.size > 0 || !saved) return;
    unfreeze(saved);
    saved = undefined;
  };
}

function freeze(): Saved {
  const root = document.documentElement;
  const { overflow, paddingInlineEnd } = root.style;
  const before = { overflow, paddingInlineEnd, x: window.scrollX, y: window.scrollY };
  const width = root.clientWidth;
  root.style.overflow = 'hidden';
  const gained = root.clientWidth - width;
  if (gained > 0) root.style.paddingInlineEnd = `${gained}px`;
  return before;
}

function unfreeze({ overflow, paddingInlineEnd, x, y }: Saved) {
  const root = document.documentElement;
  root.style.overflow = overflow;
  root.style.paddingInlineEnd = paddingInlineEnd;
  if (window.scrollX !== x || window.scrollY !== y) window.scrollTo({ left: x, top: y, behavior: 'instant' });
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
