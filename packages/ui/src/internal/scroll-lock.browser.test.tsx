import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockScroll, SCROLL_TO_TOP_AFTER_MS } from './scroll-lock.ts';

const root = document.documentElement;
const tallPage = document.createElement('style');
/** Without the page's scroll bar, which takes space: this file has a browser of its own (`vitest.config.ts`). */
const contentWidth = () => document.body.getBoundingClientRect().width;

/** A lock that ends with its test, also a failed one. */
function lock(options?: Parameters<typeof lockScroll>[0]) {
  const release = lockScroll(options);
  onTestFinished(release);
  return release;
}

beforeEach(() => {
  tallPage.textContent = 'html { overflow-y: scroll } body { height: 3000px; margin: 0 }';
  document.head.append(tallPage);
  window.scrollTo({ top: 500, behavior: 'instant' });
});

afterEach(() => {
  tallPage.remove();
  root.removeAttribute('style');
});

describe('lockScroll', () => {
  it('this browser has scroll bars that take space', () => {
    expect(window.innerWidth - contentWidth()).toBeGreaterThan(5);
  });

  it.each([
    ['reserves none itself', ''],
    ['reserves it at the end by `scrollbar-gutter`', 'stable'],
    ['reserves it at both edges', 'stable both-edges'],
  ])('keeps the space of the scroll bar, so that nothing moves on a page that %s', (_how, gutter) => {
    root.style.scrollbarGutter = gutter;
    const before = root.getAttribute('style');
    const width = contentWidth();
    const { left } = document.body.getBoundingClientRect();
    const release = lock();
    expect(getComputedStyle(root).overflow).toBe('hidden');
    expect([contentWidth(), document.body.getBoundingClientRect().left]).toEqual([width, left]);
    release();
    expect([contentWidth(), root.getAttribute('style') ?? '']).toEqual([width, before ?? '']);
  });

  it('keeps it by padding in a browser without `scrollbar-gutter`', () => {
    const width = contentWidth();
    const style = vi.spyOn(window, 'getComputedStyle').mockReturnValue(
      new Proxy(getComputedStyle(root), {
        get: (styles, name) => (name === 'scrollbarGutter' ? undefined : Reflect.get(styles, name)),
      }),
    );
    const release = lock();
    style.mockRestore();
    expect(contentWidth()).toBe(width);
    release();
  });

  it('is released by the last holder, in any order', () => {
    const first = lock();
    const second = lock();
    first();
    first();
    expect(getComputedStyle(root).overflow).toBe('hidden');
    second();
    expect(root.style.overflow).toBe('');
  });

  it("restores the page's own styles", () => {
    root.style.overflow = 'clip';
    lock()();
    expect(root.style.overflow).toBe('clip');
  });

  it('CO-05 scrolls to the top smoothly after 100 ms on request, and back at once when released', () => {
    vi.useFakeTimers();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const release = lock({ toTop: true });
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
    lock({ toTop: true })();
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});
