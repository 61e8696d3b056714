/**
 * Has something begin once, however often it is asked for. When it fails, the next to ask tries again (ST-05).
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
