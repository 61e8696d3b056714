/**
 * Acts when the browser has nothing else to do, or after `latest` milliseconds if it always has.
 *
 * @returns what stops it.
 */
export function whenIdle(act: () => void, latest = 5000): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: latest });
  return () => cancelIdleCallback(handle);
}

/** Whether the connection is one to leave alone: Save-Data, or as slow as a connection gets (ST-14). */
export function sparesConnection(): boolean {
  // Not in every browser, and so not in TypeScript's own idea of one.
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || Reflect.get(connection, 'effectiveType') === 'slow-2g'
  );
}

/** ST-14: nothing is fetched ahead of time before the page has been there for so long, in milliseconds. */
const preloadDelay = 1000;

/**
 * Fetches ahead what the visitor may need next: one after the other, each when the browser is idle, from one second on,
 * and nothing over a connection that is to be left alone. What cannot be fetched is fetched when it is needed.
 *
 * @param signal ends it, as when the visitor goes on to another page.
 */
export async function preloadWhenIdle(
  loads: readonly (() => Promise<unknown>)[],
  signal: AbortSignal,
): Promise<void> {
  if (sparesConnection()) return;
  await new Promise((resolve) => setTimeout(resolve, preloadDelay));
  for (const load of loads) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (signal.aborted) return;
    await load().catch(() => {});
  }
}
