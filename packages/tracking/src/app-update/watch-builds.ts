/** Milliseconds between two looks (RT-19). */
const POLL_INTERVAL_MS = 5 * 60 * 1000;

export interface BuildWatchOptions {
  /** The build that this page is of. */
  readonly build: string;
  /** Where the latest is told: '/builds/latest.json', as `{"id": "…"}`. */
  readonly address: string;
  /** There is another: called once, and the watch is over. */
  readonly onNewBuild: () => void;
}

/**
 * Looks for a new build every five minutes while the tab is looked at, and when somebody comes back to it. What cannot be
 * fetched is looked for again.
 *
 * @returns what ends the watch.
 */
export function watchBuilds({ build, address, onNewBuild }: BuildWatchOptions): () => void {
  let isPolling = false;
  const poll = async () => {
    if (isPolling || document.visibilityState === 'hidden') return;
    isPolling = true;
    const latest = await latestBuild(address);
    isPolling = false;
    if (latest === undefined || latest === build || ended.signal.aborted) return;
    ended.abort();
    onNewBuild();
  };
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', () => void poll(), { signal });
  document.addEventListener('visibilitychange', () => void poll(), { signal });
  return () => ended.abort();
}

/** The id of the latest build; nothing where it is not told. */
async function latestBuild(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}?${Date.now()}`, { cache: 'no-store' });
    const body: unknown = response.ok ? await response.json() : undefined;
    const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
