import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../tools/runtime.mjs';

export interface UntilOptions {
  /** For the message: 'PostgreSQL has a primary'. */
  readonly what: string;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/**
 * Waits until the check gives something other than `undefined`, looking four times a second. A check that throws has not
 * come true yet.
 *
 * @throws {Failure} when it does not come true in time; the signal's reason when it is aborted.
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
  throw new Failure(`After ${seconds} s it is still not so that ${what}.`, { cause });
}
