/**
 * Wraps an initializer so that it runs once; after a failure, the next call retries (ST-05).
 */
export function initializeOnce<Result>(initialize: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | undefined;
  return () => {
    begun ??= initialize().catch((error: unknown) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
