import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../limits.ts';
import { startFakeClock, waitUntil } from '../testing/fake-clock.ts';
import type { ScriptedResponse } from '../testing/loopback-service.ts';
import { startExampleSite, type ExampleSite } from '../testing/example-site.ts';

const siteUrl = 'https://site.example';
const found: ScriptedResponse = { status: 200, body: { data: {} } };
const paths = { search: '/v1/products', collector: '/measurements' } as const;

const { concurrent, queued } = limits.calls.lookup;

describe('S26 a slow service under load', () => {
  let recorded: ExampleSite;
  /** Responds to the pending searches. */
  let recover: (answer: ScriptedResponse) => void;
  let visitors = 0;

  /** Each from its own IP address. */
  const from = () => ({ remoteAddress: `203.0.${(visitors += 1) >> 8}.${visitors & 255}` });
  const search = () => recorded.site.inject({ url: '/api/v1/products', ...from() });
  const measured = () =>
    recorded.site.inject({
      method: 'POST',
      url: '/api/measurements',
      payload: { meta: {} },
      headers: { 'sec-fetch-site': 'same-origin' },
      ...from(),
    });
  const callCount = (path: string) => recorded.received.filter((call) => call.path === path).length;
  /** Searches that fill the queue, all pending. */
  const fillQueue = async () => {
    const searches = Array.from({ length: concurrent + queued }, search);
    await waitUntil(() => callCount(paths.search) === concurrent);
    return searches;
  };

  beforeEach(async () => {
    // Stands still: on a busy machine, queued searches would time out meanwhile.
    startFakeClock();
    const { promise, resolve } = Promise.withResolvers<ScriptedResponse>();
    recover = resolve;
    recorded = await startExampleSite(siteUrl, {
      logLevel: 'warn',
      respondTo: (path) => (path === paths.search ? promise : undefined),
    });
    recorded.responses = [found];
  });
  afterEach(async () => {
    await recorded.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('rejects further searches at once, and responds to queued ones later', async () => {
    const searches = await fillQueue();
    recorded.log.length = 0;
    const responded = vi.fn<() => void>();
    for (const one of searches) void one.then(responded);
    const rejected = await Promise.all(Array.from({ length: 20 }, search));
    expect(responded).not.toHaveBeenCalled();
    for (const { statusCode, headers, json } of rejected) {
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(json()).toEqual({ code: 'SERVICE_UNAVAILABLE', message: expect.any(String) as string });
    }
    expect(callCount(paths.search)).toBe(concurrent);
    // A line per rejection would add load.
    expect(recorded.log).toEqual([]);
    recover(found);
    const responses = await Promise.all(searches);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await search()).statusCode).toBe(200);
  });

  it('still accepts sign-ins and calls of the current user; pages still look up redirects', async () => {
    const searches = await fillQueue();
    const headers = { 'sec-fetch-site': 'same-origin' };
    const payload = { email: 'a@b.example', password: 'x' };
    const answers = await Promise.all([
      recorded.site.inject({
        method: 'POST',
        url: '/api/v1/sign-in',
        payload,
        headers,
        ...from(),
      }),
      recorded.site.inject({ url: '/api/v1/user', headers, ...from() }),
      recorded.site.inject({ url: '/sign-in', ...from() }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(callCount('/v1/redirects?path=%2Fsign-in')).toBe(1);
    recover(found);
    await Promise.all(searches);
  });

  it('rejects telemetry while any visitor waits', async () => {
    const searches = await fillQueue();
    const rejected = await measured();
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '30']);
    expect(callCount(paths.collector)).toBe(0);
    recover(found);
    await Promise.all(searches);
    expect((await measured()).statusCode).toBe(200);
  });
});
