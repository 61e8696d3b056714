import { renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { school } from '../../apps/api/src/platform/database/schema.ts';
import { bumpDataVersionIn } from '../../apps/api/src/catalog/data-version.ts';
import { healthyServers } from '../cluster/haproxy-socket.ts';
import { until } from '../cluster/until.ts';
import type { Phase } from '../load/longest-gap.ts';
import { describeErrors } from '../load/read-outcomes.ts';
import { startReaders, type Readers } from '../load/readers.ts';
import { createTestDatabase, postgresqlBinaries, type TestDatabase } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { startService, type ServiceProcess } from './testing/service-process.ts';
import {
  isHaproxyInstalled,
  siteLayout,
  startSiteBalancer,
  type SiteBalancer,
} from './testing/site-balancer.ts';
import { firstRelease, makeNextRelease } from './testing/site-release.ts';
import { isSiteBuilt, startSite, type SiteProcess } from './testing/site-process.ts';

const schoolPage = '/escolas/anglo';
const pages = ['/', '/escolas/busca?city=palmas-to', schoolPage, '/entrar'];
/** Concurrent readers of `startReaders`. */
const CONCURRENT_READERS = 4;

const missing = [
  !postgresqlBinaries && 'no PostgreSQL here',
  !isHaproxyInstalled && 'no HAProxy here',
  !isSiteBuilt && 'the site has not been built',
].find((reason) => reason !== false);

/** Headings of the school page on each site. */
function fetchTitles(sites: readonly SiteProcess[]): Promise<readonly string[]> {
  return Promise.all(
    sites.map(async ({ url }) => {
      const response = await fetch(url + schoolPage);
      return /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1] ?? '';
    }),
  );
}

describe.skipIf(missing !== undefined)('two sites behind HAProxy', () => {
  let database: TestDatabase | undefined;
  let service: ServiceProcess | undefined;
  let balancer: SiteBalancer | undefined;
  let sites: readonly SiteProcess[] = [];
  const started = new AsyncDisposableStack();
  let folder: string;
  let siteUrl: string;
  /** Symlink to the current release, from which the sites start. */
  let current: string;

  const everySiteIsUp = async (signal: AbortSignal): Promise<void> =>
    until({ what: 'HAProxy routes to both sites', seconds: 60, signal }, async () => {
      const up = await healthyServers(balancer?.adminSocket ?? '');
      return ['sites/site1', 'sites/site2'].every((site) => up.has(site)) || undefined;
    }).then(() => undefined);

  /** Runs an action under read load, until a hundred more reads are done. @returns the outcomes. */
  const whileReading = async (
    signal: AbortSignal,
    work: () => Promise<void>,
  ): Promise<{ readonly readers: Readers; readonly phase: Phase; readonly failed: readonly string[] }> => {
    const readers = startReaders(siteUrl, pages);
    const waitForReads = async (): Promise<void> => {
      const before = readers.outcomes.length;
      await until({ what: 'reads continue', seconds: 60, signal }, () =>
        readers.outcomes.length >= before + 100 ? true : undefined,
      );
    };
    await waitForReads();
    const from = performance.now();
    await work();
    await waitForReads();
    const phase = { from, to: performance.now() };
    await readers.stop();
    const failed = readers.outcomes.map(({ outcome }) => outcome).filter((outcome) => outcome !== '200');
    return { readers, phase, failed };
  };

  beforeAll(async () => {
    const { signal } = new AbortController();
    folder = createTestFolder();
    current = path.join(folder, 'current');
    symlinkSync(firstRelease, current);
    database = started.use(await createTestDatabase({ engine: 'postgresql', folder }));
    service = started.use(await startService({ folder, databaseUrl: database.url }));
    await service.waitUntilReady(signal);
    const layout = await siteLayout();
    ({ siteUrl } = layout);
    const { url: serviceUrl } = service;
    sites = await Promise.all(
      layout.sites.map(({ name, port }) =>
        startSite({
          folder,
          name,
          port,
          serviceUrl,
          release: current,
          environment: { SITE_URL: siteUrl, TRUSTED_PROXIES: '127.0.0.1', DRAIN_SECONDS: '3' },
        }),
      ),
    );
    for (const site of sites) started.use(site);
    balancer = started.use(startSiteBalancer(folder, layout));
    await everySiteIsUp(signal);
  });

  afterAll(() => started.disposeAsync());

  it('S26 one is killed under load: only responses in flight fail, and it restarts', async ({
    task,
    signal,
  }) => {
    const [first] = sites;
    if (!first) throw new Error('There are two sites.');
    const kills = 3;
    const { readers, phase, failed } = await whileReading(signal, async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        const { pid } = first.process;
        await first.process.crash();
        await until({ what: 'it is restarted', seconds: 60, signal }, async () =>
          first.process.pid === pid ? undefined : (await fetch(`${first.url}/accepting`)).ok || undefined,
        );
        await everySiteIsUp(signal);
      }
    });
    // A response in flight is lost; other requests are retried on the other site.
    expect(failed.filter((outcome) => outcome !== 'ECONNRESET')).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(kills * CONCURRENT_READERS);
    task.meta.figures = `${kills} kills: failed reads ${describeErrors(readers.outcomes, phase)}`;
  });

  it('S26 a rolling restart fails no request', async ({ task, signal }) => {
    const { readers, phase, failed } = await whileReading(signal, async () => {
      for (const { process } of sites) {
        await process.restart();
        await everySiteIsUp(signal);
      }
    });
    expect(failed).toEqual([]);
    task.meta.figures = `failed reads: ${describeErrors(readers.outcomes, phase)}`;
  });

  it('S26 a change appears on both, although each has its own page cache', async ({ task, signal }) => {
    // Both have the page cached.
    for (const title of [...(await fetchTitles(sites)), ...(await fetchTitles(sites))])
      expect(title).toContain('Colégio Anglo');
    await database?.inspect(({ db }) =>
      db.transaction(async (tx) => {
        // There is only one school.
        const [changed] = await tx.update(school).set({ name: 'Colégio Renomeado' }).returning();
        await bumpDataVersionIn(tx, changed?.id ?? 0);
      }),
    );
    const since = performance.now();
    await until({ what: 'both show the change', seconds: 10, signal }, async () =>
      (await fetchTitles(sites)).every((title) => title.includes('Colégio Renomeado')) ? true : undefined,
    );
    task.meta.figures = `on both after ${((performance.now() - since) / 1_000).toFixed(1)} s`;
  });

  it('S25 during a rolling deployment, every page finds its scripts on either site', async ({
    task,
    signal,
  }) => {
    const fetchScripts = async (): Promise<readonly string[]> => {
      const html = await (await fetch(`${siteUrl}/entrar`)).text();
      return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
    };
    const [old = ''] = await fetchScripts();
    const next = makeNextRelease(folder);
    symlinkSync(next, `${current}.new`);
    renameSync(`${current}.new`, current);
    const builds = { old: 0, next: 0 };
    let requested = 0;
    const { failed } = await whileReading(signal, async () => {
      for (const [index, { process }] of sites.entries()) {
        await process.restart();
        await everySiteIsUp(signal);
        if (index > 0) continue;
        for (let read = 0; read < 12; read += 1) {
          const scripts = await fetchScripts();
          expect(scripts.length).toBeGreaterThan(3);
          builds[scripts.some((script) => script.includes('-next.')) ? 'next' : 'old'] += 1;
          const responses = await Promise.all(scripts.map((script) => fetch(siteUrl + script)));
          expect(
            responses.map(({ status, url }) => ({ status, url })).filter(({ status }) => status !== 200),
          ).toEqual([]);
          for (const response of responses) await response.body?.cancel();
          requested += responses.length;
        }
      }
    });
    expect(failed).toEqual([]);
    expect(Math.min(builds.old, builds.next)).toBeGreaterThan(0);
    // Tabs of the previous build now detect the new one, and reload on the next navigation.
    const gone = await fetch(siteUrl + old);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await (await fetch(`${siteUrl}/builds/latest.json`)).json()).toEqual({ id: 'next-release' });
    task.meta.figures = `${builds.old} pages of the previous build and ${builds.next} of the next, ${requested} scripts, all found`;
  });
});
