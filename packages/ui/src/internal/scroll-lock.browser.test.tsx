import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockScroll, SCROLL_TO_TOP_AFTER_MS } from './scroll-lock.ts';

const root = document.documentElement;
const scrollBars = document.createElement('style');

beforeEach(() => {
  // Headless browsers overlay their scroll bars; these take space, as on a desktop.
  scrollBars.textContent =
    'html { overflow-y: scroll } ::-webkit-scrollbar { width: 15px } body { height: 3000px; margin: 0 }';
  document.head.append(scrollBars);
  window.scrollTo({ top: 500, behavior: 'instant' });
});

afterEach(() => {
  scrollBars.remove();
  root.removeAttribute('style');
});

describe('lockScroll', () => {
  it('keeps the space of the scroll bar, so that nothing moves', () => {
    const { width } = document.body.getBoundingClientRect();
    const release = lockScroll();
    expect(getComputedStyle(root).overflow).toBe('hidden');
    expect(document.body.getBoundingClientRect().width).toBe(width);
    release();
    expect(root.getAttribute('style') ?? '').toBe('');
  });

  it('adds no space if the page reserves it itself by `scrollbar-gutter`', () => {
    root.style.scrollbarGutter = 'stable';
    const { width } = document.body.getBoundingClientRect();
    const release = lockScroll();
    expect(document.body.getBoundingClientRect().width).toBe(width);
    expect(root.style.paddingInlineEnd).toBe('');
    release();
  });

  it('is released by the last holder, in any order', () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(getComputedStyle(root).overflow).toBe('hidden');
    second();
    expect(root.style.overflow).toBe('');
  });

  it("restores the page's own styles", () => {
    root.style.overflow = 'clip';
    lockScroll()();
    expect(root.style.overflow).toBe('clip');
  });

  it('CO-05 scrolls to the top smoothly after 100 ms on request, and back at once when released', () => {
    vi.useFakeTimers();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const release = lockScroll({ toTop: true });
    vi.advanceTimersByTime(SCROLL_TO_TOP_AFTER_MS - 1);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
    scrollTo.mockRestore();
    window.scrollTo({ top: 0, behavior: 'instant' });
    release();
    expect(window.scrollY).toBe(500);
    vi.useRealTimers();
  });

  it('does not scroll to the top when released before', () => {
    vi.useFakeTimers();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    lockScroll({ toTop: true })();
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});
