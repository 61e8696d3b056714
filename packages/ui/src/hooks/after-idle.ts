/** Milliseconds to wait in browsers without `requestIdleCallback` (Safari). */
const FALLBACK_MS = 200;

export interface AfterIdleOptions {
  /**
   * Milliseconds after which it calls back even if the browser is busy; 0: no limit.
   * @default 5000
   */
  timeoutMs?: number | undefined;
}

/**
 * Calls back when the browser is idle. Browser only.
 *
 * @returns a function that cancels the call.
 */
export function afterIdle(callback: () => void, { timeoutMs = 5_000 }: AfterIdleOptions = {}): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
