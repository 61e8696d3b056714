/** Milliseconds between two looks (RT-19). */
const interval = 5 * 60 * 1000;

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
  let isLooking = false;
  const look = async () => {
    if (isLooking || document.visibilityState === 'hidden') return;
    isLooking = true;
    const latest = await latestBuild(address);
    isLooking = false;
    if (latest === undefined || latest === build || ended.signal.aborted) return;
    ended.abort();
    onNewBuild();
  };
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setInterval(() => void look(), interval);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', () => void look(), { signal });
  document.addEventListener('visibilitychange', () => void look(), { signal });
  return () => ended.abort();
}

/** The id of the latest build; nothing where it is not told. */
async function latestBuild(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}?${Date.now()}`, { cache: 'no-store' });
    const told: unknown = response.ok ? await response.json() : undefined;
    const id: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'id') : undefined;
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
}
