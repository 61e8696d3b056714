import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Stops the page's timers for each test of the file: only `pass` lets time go by, so that what must be done within a
 * time is done within it on a busy machine too. Waiting with `vi.waitFor` lets time go by as well, 50 ms at each look.
 */
export function useStoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A frame of the browser, in which React renders what happened before it. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Lets `ms` milliseconds go by on the stopped clock, and the page show what came of it. */
export async function pass(ms: number): Promise<void> {
  await frame();
  await vi.advanceTimersByTimeAsync(ms);
  await frame();
}
