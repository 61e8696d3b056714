/** Milliseconds between two looks while the tab is seen (RT-19). */
const interval = 5 * 60_000;

export interface BuildWatchOptions {
  /** Id of the build that this page is of. */
  readonly release: string;
  /** Called once, when there is another. */
  readonly onNewBuild: () => void;
}

/**
 * Looks every five minutes, and whenever the tab is looked at again, whether another build is served (RT-19). What fails is
 * looked at the next time.
 *
 * @returns what ends it.
 */
export function watchBuild({ release, onNewBuild }: BuildWatchOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const answer = await fetch(`/builds/latest.json?${Date.now()}`, { signal, cache: 'no-store' });
      const id = idOf(await answer.json());
      if (id === undefined || id === release) return;
      ended.abort();
      onNewBuild();
    } catch {
      // Offline, or being published: later.
    }
  };
  const timer = setInterval(() => void look(), interval);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void look(), { signal });
  window.addEventListener('focus', () => void look(), { signal });
  return () => ended.abort();
}

/** Written out: a schema's library would weigh more here than what it checks. */
function idOf(answer: unknown): string | undefined {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
