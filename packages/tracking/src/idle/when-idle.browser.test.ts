import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadWhenIdle } from './when-idle.ts';

/** What the browser tells of its connection; none of it where it tells nothing. */
function connect(connection: { saveData?: boolean; effectiveType?: string } | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Three things to fetch, of which the second fails, and the names of those that were asked for. */
function loads() {
  const fetched: string[] = [];
  const load =
    (name: string, fails = false) =>
    async () => {
      fetched.push(name);
      if (fails) throw new Error('offline');
    };
  return { fetched, all: [load('results'), load('school', true), load('help')] };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('what is fetched ahead', () => {
  it('ST-14 begins after 1 s, goes one by one when the browser is idle, and goes on where one cannot be had', async () => {
    connect(undefined);
    const { fetched, all } = loads();
    void preloadWhenIdle(all, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(fetched).toEqual(['results', 'school', 'help']));
  });

  it.each([[{ effectiveType: 'slow-2g' }], [{ saveData: true, effectiveType: '4g' }]])(
    'ST-14 is nothing over a connection of %j',
    async (connection) => {
      connect(connection);
      const { fetched, all } = loads();
      void preloadWhenIdle(all, new AbortController().signal);
      await vi.advanceTimersByTimeAsync(5000);
      await idle();
      expect(fetched).toEqual([]);
    },
  );

  it('ST-14 ends when the visitor goes on', async () => {
    connect({ effectiveType: '4g' });
    const { fetched, all } = loads();
    const gone = new AbortController();
    void preloadWhenIdle(all, gone.signal);
    gone.abort();
    await vi.advanceTimersByTimeAsync(5000);
    await idle();
    expect(fetched).toEqual([]);
  });
});
