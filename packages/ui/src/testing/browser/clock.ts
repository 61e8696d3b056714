import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Stops the page's timers for each test of the file: only `pass` lets time go by, so that what must be done within a
 * time is done within it on a busy machine too. Waiting with `vi.waitFor`, or for an element to act on, lets time go by as
 * well, some 50 ms at each look.
 */
export function useStoppedClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Three turns of the browser: React renders in one, runs its effects in another, and renders what they changed. */
async function flushReact(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // After whatever is already waiting for its turn: React's own work is queued in the same way.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  }
}

/** Lets `ms` milliseconds go by on the stopped clock, and the page show what came of it. */
export async function pass(ms: number): Promise<void> {
  await flushReact();
  await vi.advanceTimersByTimeAsync(ms);
  await flushReact();
}
