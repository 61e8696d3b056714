import { vi } from 'vitest';

/** Milliseconds by which the clock advances at a time. */
const STEP_MS = 50;
/** Turns of the event loop, and real milliseconds, between two steps: what a timer triggers happens before the clock goes on. */
const TURNS = 20;
const PAUSE_MS = 5;

const realTimeout = globalThis.setTimeout;

/**
 * Replaces the clock of timeouts, `AbortSignal.timeout` included. It stands still until `advanceUntil`, so that a busy machine changes no
 * result; sockets are real. Undone by `vi.useRealTimers` and `vi.restoreAllMocks`.
 */
export function startFakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
}

/** Waits without advancing the fake clock, which `expect.poll` and `vi.waitFor` advance. */
export async function waitUntil(isDone: () => boolean): Promise<void> {
  while (!isDone()) await pause();
}

/** Advances the fake clock until a promise settles. @returns its value, and the milliseconds for which it waited. */
export async function advanceUntil<Value>(
  promise: Promise<Value>,
): Promise<{ readonly value: Value; readonly waitedMs: number }> {
  const state = { isPending: true };
  const settled = promise.finally(() => (state.isPending = false));
  settled.catch(() => undefined);
  const since = Date.now();
  await pause();
  while (state.isPending) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await pause();
  }
  return { value: await settled, waitedMs: Date.now() - since };
}

async function pause(): Promise<void> {
  await new Promise((resolve) => realTimeout(resolve, PAUSE_MS));
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
