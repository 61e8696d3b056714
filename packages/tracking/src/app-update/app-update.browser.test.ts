import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { respondWith, resetBrowser, received, waitFor } from '../../browser-testing/open-visit.ts';
import { PendingReload } from './pending-reload.ts';
import { watchBuilds } from './watch-builds.ts';

const url = '/fake/builds/latest.json';
const latestBuild = (id: string) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ id }),
});
const minutes = (count: number) => count * 60 * 1000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether a fresh page with a pending reload reloads for this path. */
function isReloadDue(path: string): boolean {
  const pending = new PendingReload();
  pending.request();
  return pending.isDue(path);
}

beforeEach(resetBrowser);
afterEach(() => vi.useRealTimers());

describe('PendingReload', () => {
  it('RT-19 is due for the navigation after the request, not before', () => {
    const pending = new PendingReload();
    expect(pending.isDue('/escolas')).toBe(false);
    pending.request();
    expect(pending.isDue('/escolas')).toBe(true);
  });

  it('S25 is due once per path in 10 s, also on the reloaded page', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    expect([
      isReloadDue('/escolas'),
      isReloadDue('/escolas'),
      isReloadDue('/escolas/busca'),
      isReloadDue('/escolas/busca'),
    ]).toEqual([true, false, true, false]);
    vi.advanceTimersByTime(10_000);
    expect(isReloadDue('/escolas')).toBe(true);
  });

  it('S25 is never due without storage, which prevents loops, and tolerates corrupt storage', () => {
    const withoutStorage = new PendingReload(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    withoutStorage.request();
    expect(withoutStorage.isDue('/escolas')).toBe(false);
    window.sessionStorage.setItem('montilla:page-reloads', '{"/escolas":"x"}[');
    const pending = new PendingReload();
    pending.request();
    expect(pending.isDue('/escolas')).toBe(true);
  });
});

describe('watchBuilds', () => {
  it('RT-19 polls on focus and every five minutes, and notifies once', async () => {
    await respondWith('builds', latestBuild('one'), { status: 503 }, latestBuild('two'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const onNewBuild = vi.fn<() => void>();
    watchBuilds({ build: 'one', url, onNewBuild });
    window.dispatchEvent(new Event('focus'));
    const [first] = await waitFor('builds', ({ length }) => length === 1);
    expect(first?.path).toMatch(/^\/fake\/builds\/latest\.json\?\d{13}$/);
    await wait(50);
    vi.advanceTimersByTime(minutes(5));
    await waitFor('builds', ({ length }) => length === 2);
    await wait(50);
    expect(onNewBuild).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minutes(5));
    await expect.poll(() => onNewBuild.mock.calls.length).toBe(1);
    vi.advanceTimersByTime(minutes(60));
    await wait(50);
    expect(await received('builds')).toHaveLength(3);
  });
});
