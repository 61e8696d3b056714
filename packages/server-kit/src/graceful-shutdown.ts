import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds for requests in flight before the process exits with 1. Shorter than the timeout of `npm start` (`tools/start.mjs`). */
const GRACE_MS = 8_000;

/** Shutdown of a process, as abort signals. */
export interface ShutdownSignals {
  /** Aborted by the first request to end. */
  readonly shutdown: AbortSignal;
  /** Aborted by the second one: do not wait for the drain time. */
  readonly force: AbortSignal;
}

/** Listens for SIGTERM, SIGINT, SIGHUP and a closed IPC channel to the supervisor. */
export function onShutdownSignals(): ShutdownSignals {
  const shutdown = new AbortController();
  const force = new AbortController();
  const request = (reason: string): void => {
    if (shutdown.signal.aborted) force.abort(reason);
    shutdown.abort(reason);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => request(signal));
  // A supervisor that died, even by SIGKILL, closes its channel; nothing else would stop this process.
  if (process.connected) process.once('disconnect', () => request('the supervisor is gone'));
  return { shutdown: shutdown.signal, force: force.signal };
}

/**
 * Waits for the shutdown signal and then for the drain time, in which load balancers notice that `/readyz` fails. Resolves
 * when the server should close. From then on the process has 8 s to end by itself; after that it exits with 1.
 */
export async function drained({ shutdown, force }: ShutdownSignals, drainSeconds: number): Promise<void> {
  await aborted(shutdown);
  await delay(drainSeconds * 1000, undefined, { signal: force }).catch(() => undefined);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
