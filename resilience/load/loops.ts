/** So many callers, each doing it again as soon as it is done. */
export interface Loops {
  /** Begins nothing more, and waits for what was begun. */
  stop(): Promise<void>;
}

/** Starts them. What is done must not throw. */
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
