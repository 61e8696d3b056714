import { describe, expect, it } from 'vitest';
import { isVarnishInstalled, startVarnish } from '../../apps/marketplace/scripts/varnish.ts';
import { until } from '../cluster/until.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { startService } from './testing/service-process.ts';
import { isSiteBuilt, startSite } from './testing/site-process.ts';

/** Requests a page. @returns its response and whether varnish had it cached. */
async function request(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br', ...headers }, redirect: 'manual' });
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    age: Number(response.headers.get('age') ?? 0),
    caching: response.headers.get('cache-control'),
    encoding: response.headers.get('content-encoding'),
    policy: response.headers.get('content-security-policy') ?? '',
    setsCookie: response.headers.has('set-cookie'),
    body: await response.text(),
  };
}

describe('a CDN in front of the site', () => {
  it('P5 S12 S19 caches public pages for their TTL and no personalised ones, and serves them while the site is down', async ({
    task,
    signal,
    skip,
  }) => {
    if (!isVarnishInstalled) skip((task.meta.figures = 'no varnish here'));
    if (!isSiteBuilt) skip((task.meta.figures = 'the site has not been built'));
    const folder = createTestFolder();
    await createTestDatabase({ engine: 'pglite', folder });
    await using service = await startService({ folder });
    await service.waitUntilReady(signal);
    await using site = await startSite({ folder, name: 'site', serviceUrl: service.url });
    await using varnish = await startVarnish(folder, site.port);
    const { url } = varnish;
    const page = `${url}/escolas/busca?city=palmas-to`;
    await until({ what: 'the site responds through varnish', seconds: 60, signal }, async () =>
      (await request(`${url}/ajuda/termos`)).status === 200 ? true : undefined,
    );

    // The second request is a hit, with or without cookies, per encoding.
    expect(await request(page)).toMatchObject({ status: 200, cache: 'miss', encoding: 'br' });
    const hit = await request(page, { cookie: 'signed_in=1; __Host-authentication_token=abc' });
    expect(hit).toMatchObject({
      status: 200,
      cache: 'hit',
      caching: 'public, max-age=0, s-maxage=60',
      encoding: 'br',
    });
    expect(hit.policy).toContain("'sha256-");
    expect(hit.policy).not.toContain('nonce');
    expect(await request(page, { 'accept-encoding': 'gzip' })).toMatchObject({
      cache: 'miss',
      encoding: 'gzip',
    });
    expect(await request(page, { 'accept-encoding': 'gzip' })).toMatchObject({
      cache: 'hit',
      encoding: 'gzip',
    });
    expect(await request(page, { 'save-data': 'on' })).toMatchObject({ cache: 'miss' });
    expect(await request(page, { cookie: 'consent=none; save_data=on' })).toMatchObject({ cache: 'hit' });

    // Personalized pages, redirects and responses that set cookies are never cached.
    for (const address of [
      '/entrar',
      '/minhas-bolsas',
      '/escolas/comparar',
      '/escolas/busca?city=palmas-to&page=1',
    ]) {
      const responses = [await request(url + address), await request(url + address)];
      expect(responses.map(({ cache }) => [address, cache])).toEqual([
        [address, 'miss'],
        [address, 'miss'],
      ]);
    }
    const nonces = [await request(`${url}/entrar`), await request(`${url}/entrar`)].map(
      ({ policy }) => policy,
    );
    expect(new Set(nonces).size).toBe(2);

    // After s-maxage it revalidates, and serves the stale page meanwhile.
    let oldest = 0;
    const start = performance.now();
    await until({ what: 'varnish revalidates the page', seconds: 90, signal }, async () => {
      const { age, status, cache } = await request(page);
      expect([status, cache]).toEqual([200, 'hit']);
      if (age < oldest) return true;
      oldest = age;
      return undefined;
    });
    const revalidatedAfter = (performance.now() - start) / 1_000;
    expect(oldest).toBeLessThanOrEqual(63);

    // While the site is down, cached pages are served and others fail.
    await site.process.cutPower();
    await until({ what: 'varnish detects that the site is down', seconds: 15, signal }, async () =>
      (await request(`${url}/ajuda/dados`)).status === 503 ? true : undefined,
    );
    expect(await request(page)).toMatchObject({ status: 200, cache: 'hit' });
    site.process.start();
    await until({ what: 'the site is back', seconds: 60, signal }, async () =>
      (await request(`${url}/ajuda/dados`)).status === 200 ? true : undefined,
    );
    task.meta.figures = `revalidated after ${revalidatedAfter.toFixed(0)} s, at most ${oldest} s old`;
  });
});
