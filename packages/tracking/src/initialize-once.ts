/**
 * Wraps an initializer so that it runs once; after a failure, the next call retries (ST-05).
 */
export function initializeOnce<Result>(initialize: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= initialize().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
