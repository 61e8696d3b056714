import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../tools/runtime.mjs';

export interface UntilOptions {
  /** For the message: 'PostgreSQL has a primary'. */
  readonly what: string;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/**
 * Polls four times a second until the check returns something other than `undefined`. A check that throws counts as not yet true.
 *
 * @throws {Failure} on timeout; the signal's reason if it is aborted.
 */
export async function until<T>(
  { what, seconds, signal }: UntilOptions,
  check: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = performance.now() + seconds * 1000;
  let cause: unknown;
  while (performance.now() < end) {
    signal.throwIfAborted();
    try {
      const found = await check();
      if (found !== undefined) return found;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await delay(250, undefined, { signal });
  }
  throw new Failure(`Timed out after ${seconds} s waiting until ${what}.`, { cause });
}
