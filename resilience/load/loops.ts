/** Concurrent loops that repeat some work. */
export interface Loops {
  /** Starts no further work, and waits for running work. */
  stop(): Promise<void>;
}

/** Starts the loops. @param work must not reject. */
export function startLoops(concurrency: number, work: () => Promise<void>): Loops {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) await work();
  };
  const loops = Array.from({ length: concurrency }, loop);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
