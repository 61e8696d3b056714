/** Interval between polls (RT-19). */
const POLL_INTERVAL_MS = 5 * 60 * 1000;

export interface BuildWatchOptions {
  /** Build id of this page. */
  readonly build: string;
  /** URL of the latest build id: '/builds/latest.json' with `{"id": "…"}`. */
  readonly url: string;
  /** Called once, when there is another build; polling then stops. */
  readonly onNewBuild: () => void;
}

/**
 * Polls for a new build every five minutes while the tab is visible, and when it regains focus. Failed requests are ignored.
 *
 * @returns a function that stops polling.
 */
export function watchBuilds({ build, url, onNewBuild }: BuildWatchOptions): () => void {
  let isPolling = false;
  const poll = async () => {
    if (isPolling || document.visibilityState === 'hidden') return;
    isPolling = true;
    const latest = await latestBuild(url);
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

/** Id of the latest build; `undefined` on any failure. */
async function latestBuild(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}?${Date.now()}`, { cache: 'no-store' });
    const body: unknown = response.ok ? await response.json() : undefined;
    const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
