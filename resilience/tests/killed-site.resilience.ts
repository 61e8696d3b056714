import { describe, expect, it } from 'vitest';
import { until } from '../cluster/until.ts';
import { describeErrors } from '../load/read-outcomes.ts';
import { startReaders } from '../load/readers.ts';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { startService } from './testing/service-process.ts';
import { isSiteBuilt, startSite, type SiteProcess } from './testing/site-process.ts';

const pages = ['/', '/escolas/busca?city=palmas-to'];

/** For `until`: whether the site serves this page. */
async function answers({ url }: SiteProcess, page = '/'): Promise<true | undefined> {
  return (await fetch(`${url}${page}`)).status === 200 || undefined;
}

describe('two sites and their service', () => {
  it('S26 S19 one serves everything while the other is killed and restarted; they recover from a killed service', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    if (!isSiteBuilt) skip((task.meta.figures = 'the site has not been built'));
    const folder = createTestFolder();
    await using database = await createTestDatabase({ engine: 'postgresql', folder });
    await using service = await startService({ folder, databaseUrl: database.url });
    await service.waitUntilReady(signal);
    await using first = await startSite({ folder, name: 'site1', serviceUrl: service.url });
    await using second = await startSite({ folder, name: 'site2', serviceUrl: service.url });
    const sites = [first, second];
    for (const site of sites)
      for (const page of pages)
        await until({ what: `${site.url} answers`, seconds: 60, signal }, () => answers(site, page));

    const [killed, other] = sites.map(({ url }) => startReaders(url, pages));
    if (!killed || !other) throw new Error('Both sites need readers.');
    const from = performance.now();
    for (let kill = 0; kill < 2; kill += 1) {
      const { pid } = first.process;
      await first.process.crash();
      await until({ what: 'the site starts again', seconds: 60, signal }, async () =>
        first.process.pid === pid ? undefined : answers(first),
      );
    }
    const siteBack = performance.now();
    const { pid } = service.process;
    await service.process.crash();
    await service.waitUntilReady(signal, pid);
    await until({ what: 'pages are complete again', seconds: 60, signal }, () => answers(second, pages[1]));
    const serviceBack = performance.now();
    // Responses in flight may still be errors.
    const steadyFrom = serviceBack + 1_000;
    await until({ what: 'there are enough reads', seconds: 30, signal }, () =>
      other.outcomes.filter(({ at }) => at > steadyFrom).length >= 20 ? true : undefined,
    );
    await Promise.all([killed.stop(), other.stop()]);

    const between = (readers: typeof other, start: number, end: number): readonly string[] =>
      readers.outcomes.filter(({ at }) => at >= start && at <= end).map(({ outcome }) => outcome);
    expect(new Set(between(other, from, siteBack))).toEqual(new Set(['200']));
    // A killed site refuses or resets connections; it never answers with an error.
    expect(between(killed, from, siteBack).filter((outcome) => !/^(200|ECONN\w+)$/.test(outcome))).toEqual(
      [],
    );
    // Without the service, a site answers with an error and keeps the connection.
    expect(
      between(other, siteBack, serviceBack).filter((outcome) => !/^(200|50[234])$/.test(outcome)),
    ).toEqual([]);
    expect(new Set(between(other, steadyFrom, Infinity))).toEqual(new Set(['200']));
    task.meta.figures = `failed reads of the other site: ${describeErrors(other.outcomes, { from, to: siteBack })}; during the outage of the service: ${describeErrors(other.outcomes, { from: siteBack, to: serviceBack })}`;
  });
});
