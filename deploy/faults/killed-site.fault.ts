import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../apps/api/test/postgresql-cluster.ts';
import { testEnvironment } from '../../apps/api/test/test-server.ts';
import { supervise, type SupervisedProcess } from '../cluster/supervised-process.ts';
import { until } from '../cluster/until.ts';
import { describeErrors } from '../load/read-outcomes.ts';
import { startReaders } from '../load/readers.ts';
import { makeFaultDatabase, postgresqlBinaries, type FaultDatabase } from './testing/fault-database.ts';
import { makeFaultFolder } from './testing/fault-folder.ts';
import { startService, type ServiceUnderFault } from './testing/service-under-fault.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const built = path.join(repository, 'apps/marketplace/dist/server/server.js');
const pages = ['/', '/escolas/busca?city=palmas-to'];

interface Site {
  readonly url: string;
  readonly process: SupervisedProcess;
}

async function startSite(folder: string, name: string, serviceUrl: string): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const server = supervise({
    name,
    command: [process.execPath, path.join(repository, 'apps/marketplace/src/server/main.ts')],
    workingDirectory: repository,
    logFile: path.join(folder, `${name}.log`),
    user: undefined,
    setpriv: '/usr/bin/setpriv',
    env: {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: String(port),
      SITE_URL: url,
      SERVICE_URL: serviceUrl,
      SEARCH_API_KEY: testEnvironment.searchApiKey,
      API_BASIC_USER: testEnvironment.apiBasicUser,
      API_BASIC_PASSWORD: testEnvironment.apiBasicPassword,
      PAYMENT_WEBHOOK_SECRET: testEnvironment.paymentWebhookSecret,
      LOG_LEVEL: 'warn',
    },
  });
  return { url, process: server };
}

/** For `until`: whether this page is there now. */
async function answers({ url }: Site, page = '/'): Promise<true | undefined> {
  return (await fetch(`${url}${page}`)).status === 200 || undefined;
}

describe('two sites and their service', () => {
  let database: FaultDatabase | undefined;
  let service: ServiceUnderFault | undefined;
  let sites: readonly Site[] = [];
  afterEach(async () => {
    for (const site of sites) await site.process.cutPower();
    await service?.end();
    await database?.remove();
  });

  it('S26 a site is killed: the other answers everybody, and it starts again; S19 so with the service', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    if (!existsSync(built)) skip((task.meta.figures = 'the site has not been built'));
    const folder = makeFaultFolder();
    database = await makeFaultDatabase({ engine: 'postgresql', folder });
    service = await startService({ folder, databaseUrl: database.url });
    await service.ready(signal);
    const [first, second] = (sites = await Promise.all(
      ['site1', 'site2'].map((name) => startSite(folder, name, service?.url ?? '')),
    ));
    if (!first || !second) throw new Error('There are two sites.');
    for (const site of sites)
      for (const page of pages)
        await until({ what: `${site.url} answers`, seconds: 60, signal }, () => answers(site, page));

    const [killed, other] = sites.map(({ url }) => startReaders(url, pages));
    if (!killed || !other) throw new Error('Each site has its readers.');
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
    await service.ready(signal, pid);
    await until({ what: 'pages are whole again', seconds: 60, signal }, () => answers(second, pages[1]));
    const serviceBack = performance.now();
    // Answers that were on their way then may still tell of before.
    const settled = serviceBack + 1_000;
    await until({ what: 'there is more to see', seconds: 30, signal }, () =>
      other.outcomes.filter(({ at }) => at > settled).length >= 20 ? true : undefined,
    );
    await Promise.all([killed.stop(), other.stop()]);

    const between = (readers: typeof other, start: number, end: number): readonly string[] =>
      readers.outcomes.filter(({ at }) => at >= start && at <= end).map(({ outcome }) => outcome);
    expect(new Set(between(other, from, siteBack))).toEqual(new Set(['200']));
    // A site that is gone refuses connections or breaks them; it never answers with an error.
    expect(between(killed, from, siteBack).filter((outcome) => !/^(200|ECONN\w+)$/.test(outcome))).toEqual(
      [],
    );
    // Without the service, a site says so and keeps the connection.
    expect(
      between(other, siteBack, serviceBack).filter((outcome) => !/^(200|50[234])$/.test(outcome)),
    ).toEqual([]);
    expect(new Set(between(other, settled, Infinity))).toEqual(new Set(['200']));
    task.meta.figures = `the other site without a page: ${describeErrors(other.outcomes, { from, to: siteBack })}; without the service: ${describeErrors(other.outcomes, { from: siteBack, to: serviceBack })}`;
  });
});
