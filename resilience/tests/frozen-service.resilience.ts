import { describe, expect, it } from 'vitest';
import { signalTree } from '../cluster/process-tree.ts';
import { until } from '../cluster/until.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { startService } from './testing/service-process.ts';
import { isSiteBuilt, startSite } from './testing/site-process.ts';

/** Maximum response time. */
const MAX_RESPONSE_MS = 5_000;

const signedIn = { cookie: `authentication_token=${'t'.repeat(43)}; signed_in=1` };

interface PageRequest {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Uncached pages and calls. */
const uncached: readonly PageRequest[] = [
  { path: '/escolas/busca?city=palmas-to&shifts[]=tarde' },
  { path: '/escolas/anglo' },
  { path: '/minhas-bolsas', headers: signedIn },
  { path: '/api/v3/cities/by-slug/palmas-to' },
  { path: '/readyz' },
];

async function request(siteUrl: string, { path, headers = {} }: PageRequest) {
  const since = performance.now();
  const answer = await fetch(siteUrl + path, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  await answer.text();
  return {
    path,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    age: Number(answer.headers.get('age') ?? 0),
    took: performance.now() - since,
  };
}

describe('the service is frozen: it accepts connections and never responds', () => {
  it('S29 pages are served from the cache or answer 503 with Retry-After within 5 s, and recover automatically', async ({
    task,
    signal,
    skip,
  }) => {
    if (!isSiteBuilt) skip((task.meta.figures = 'the site has not been built'));
    const folder = createTestFolder();
    await createTestDatabase({ engine: 'pglite', folder });
    await using service = await startService({ folder });
    const thaw = () => service.process.pid !== undefined && signalTree(service.process.pid, 'SIGCONT');
    using thawing = new DisposableStack();
    thawing.defer(thaw);
    await service.waitUntilReady(signal);
    await using site = await startSite({ folder, name: 'site', serviceUrl: service.url });
    const cached = { path: '/escolas/busca?city=palmas-to' };
    // A page with an age comes from the cache.
    await until({ what: 'the site has the page', seconds: 60, signal }, async () => {
      const { status, age } = await request(site.url, cached);
      return status === 200 && age > 0 ? true : undefined;
    });
    const { pid } = service.process;

    signalTree(pid ?? 0, 'SIGSTOP');
    // The first round hits the timeout, with many concurrent requests.
    const rounds = [await requestAll(site.url), await requestAll(site.url), await requestAll(site.url)];
    const stale = await request(site.url, cached);
    expect(stale.status).toBe(200);
    const entry = await request(site.url, { path: '/entrar' });
    const answers = rounds.flat();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.filter(({ path, retryAfter }) => path !== '/readyz' && !retryAfter)).toEqual([]);
    const longest = Math.max(...answers.map(({ took }) => took), stale.took, entry.took);
    expect(longest).toBeLessThan(MAX_RESPONSE_MS);

    thaw();
    const thawed = performance.now();
    await until({ what: 'pages are complete again', seconds: 30, signal }, async () => {
      const [results] = await requestAll(site.url);
      return results?.status === 200 ? true : undefined;
    });
    expect(service.process.pid).toBe(pid);
    const back = ((performance.now() - thawed) / 1_000).toFixed(1);
    task.meta.figures = `responses within ${(longest / 1_000).toFixed(1)} s; recovered after ${back} s`;
  });
});

/** Requests every page five times, concurrently. */
function requestAll(siteUrl: string) {
  const all = Array.from({ length: 5 }, () => uncached).flat();
  return Promise.all(all.map((one) => request(siteUrl, one)));
}
