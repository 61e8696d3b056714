import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, callOutcome, type HttpCall } from './http-client.ts';
import { startLoops } from './loops.ts';

/** Outcome and time of a read. */
export interface ReadOutcome {
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
  /** '200', '503', 'ECONNRESET'. */
  readonly outcome: string;
}

export interface Readers {
  readonly outcomes: readonly ReadOutcome[];
  stop(): Promise<void>;
}

/** Simulates visitors who read pages one after the other. */
export function startReaders(siteUrl: string, pages: readonly string[]): Readers {
  return startCalls(
    siteUrl,
    pages.map((page) => ({ method: 'GET', path: page, headers: { accept: 'text/html' } })),
  );
}

/** Starts four loops that send the given calls in turn. */
export function startCalls(origin: string, calls: readonly HttpCall[], timeoutMs?: number): Readers {
  const client = createHttpClient(origin, timeoutMs);
  const outcomes: ReadOutcome[] = [];
  let next = 0;
  const loops = startLoops(4, async () => {
    const call = calls[next % calls.length];
    if (!call) throw new Error('There is nothing to call.');
    next += 1;
    const outcome = await callOutcome(client.call(call));
    outcomes.push({ at: performance.now(), outcome });
    await delay(outcome === '200' ? 20 : 100);
  });
  return {
    outcomes,
    async stop() {
      await loops.stop();
      client.close();
    },
  };
}
