import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondWith, freshBrowser, received, waitFor } from '../../browser-testing/open-visit.ts';
import { PendingReload } from './pending-reload.ts';
import { watchBuilds } from './watch-builds.ts';

const address = '/fake/builds/latest.json';
const told = (id: string) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ id }),
});
const minutes = (count: number) => count * 60 * 1000;
const elapse = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a page that has just come says of going to a path. */
function due(path: string): boolean {
  const renewal = new PendingReload();
  renewal.request();
  return renewal.isDue(path);
}

beforeEach(freshBrowser);
afterEach(() => vi.useRealTimers());

describe('a page that is to come from the server', () => {
  it('RT-19 is the next one, and no page before that is asked for', () => {
    const renewal = new PendingReload();
    expect(renewal.isDue('/escolas')).toBe(false);
    renewal.request();
    expect(renewal.isDue('/escolas')).toBe(true);
  });

  it('S25 is loaded once in 10 s for each path, also by the page that has come in its place', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect([due('/escolas'), due('/escolas'), due('/escolas/busca'), due('/escolas/busca')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    vi.advanceTimersByTime(10_000);
    expect(due('/escolas')).toBe(true);
  });

  it('S25 is none where nothing can be kept that would end a loop, and nothing that is kept breaks it', () => {
    const refused = new PendingReload(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    refused.request();
    expect(refused.isDue('/escolas')).toBe(false);
    window.sessionStorage.setItem('page-renewals', '{"/escolas":"x"}[');
    const renewal = new PendingReload();
    renewal.request();
    expect(renewal.isDue('/escolas')).toBe(true);
  });
});

describe('a new build', () => {
  it('RT-19 is looked for when somebody comes back, and every five minutes; it is told once', async () => {
    await respondWith('builds', told('one'), { status: 503 }, told('two'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const onNewBuild = vi.fn<() => void>();
    watchBuilds({ build: 'one', address, onNewBuild });
    window.dispatchEvent(new Event('focus'));
    const [first] = await waitFor('builds', ({ length }) => length === 1);
    expect(first?.path).toMatch(/^\/fake\/builds\/latest\.json\?\d{13}$/);
    await elapse(50);
    vi.advanceTimersByTime(minutes(5));
    await waitFor('builds', ({ length }) => length === 2);
    await elapse(50);
    expect(onNewBuild).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minutes(5));
    await vi.waitFor(() => expect(onNewBuild).toHaveBeenCalledOnce());
    vi.advanceTimersByTime(minutes(60));
    await elapse(50);
    expect(await received('builds')).toHaveLength(3);
  });
});
