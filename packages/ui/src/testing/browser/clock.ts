import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Stops the page's timers in each test of the file: only `pass` advances the time, so that time limits hold on a busy
 * machine too. Waiting with `vi.waitFor`, or for an element to act on, also advances it, by some 50 ms per attempt.
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

/** Three macrotasks: React renders in one, runs its effects in another, and renders their changes in a third. */
async function flushReact(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // Queued after pending work: React schedules its own the same way.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  }
}

/** Advances the stopped clock by `ms` milliseconds, and lets the page render the result. */
export async function pass(ms: number): Promise<void> {
  await flushReact();
  await vi.advanceTimersByTimeAsync(ms);
  await flushReact();
}
