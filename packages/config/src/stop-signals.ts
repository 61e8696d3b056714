/** How whoever started the process tells it to end. */
export interface StopSignals {
  /** Aborted once it is to end. */
  readonly stop: AbortSignal;
  /** Aborted when it was told a second time: it is to end without waiting for anybody to notice. */
  readonly hurry: AbortSignal;
}

/** Heeds SIGTERM, SIGINT and SIGHUP, and the end of a supervisor that has a channel to us. */
export function heedStopSignals(): StopSignals {
  const stop = new AbortController();
  const hurry = new AbortController();
  const told = (reason: string): void => {
    if (stop.signal.aborted) hurry.abort(reason);
    stop.abort(reason);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => told(signal));
  // A supervisor that died, killed or not, closes its channel: then there is nobody left to stop us.
  if (process.connected) process.once('disconnect', () => told('the supervisor is gone'));
  return { stop: stop.signal, hurry: hurry.signal };
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
