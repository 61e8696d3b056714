export { lockScroll, SCROLL_TO_TOP_AFTER_MS } from './scroll-lock.ts';
export { useScrollLock } from './use-scroll-lock.ts';
