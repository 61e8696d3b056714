import { describe, expect, it } from 'vitest';
import { signalTree } from '../cluster/process-tree.ts';
import { until } from '../cluster/until.ts';
import { describeErrors } from '../load/read-outcomes.ts';
import { startCalls } from '../load/readers.ts';
import type { HttpCall } from '../load/http-client.ts';
import { createTestDatabase, postgresqlBinaries, type TestDatabase } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { siteHeaders, startService } from './testing/service-process.ts';
import { prepareWriteLoad, startWriteLoad } from './testing/write-load.ts';

const reads: readonly HttpCall[] = [
  { method: 'GET', path: '/v3/marketplace/directory/overall-data', headers: siteHeaders },
  { method: 'GET', path: '/v3/cities/by-slug/palmas-to', headers: siteHeaders },
  {
    method: 'POST',
    path: '/graphql',
    headers: siteHeaders,
    body: JSON.stringify({ query: '{ cities(filter_string: "slug:palmas-to") { total } }' }),
  },
];

/** Maximum response time: the timeout of the site. */
const MAX_RESPONSE_MS = 5_000;

type Server = NonNullable<TestDatabase['server']>;

/** Faults of the server and their recovery. */
const faults: readonly {
  readonly name: string;
  readonly begin: (server: Server) => Promise<void>;
  readonly end: (server: Server) => Promise<void>;
}[] = [
  { name: 'stopped', begin: (server) => server.stop(), end: (server) => server.start() },
  { name: 'crashed', begin: (server) => server.crash(), end: (server) => server.start() },
  {
    name: 'frozen with its sessions',
    begin: async ({ pid }) => signalTree(pid ?? 0, 'SIGSTOP'),
    end: async ({ pid }) => signalTree(pid ?? 0, 'SIGCONT'),
  },
];

describe.each(faults)('PostgreSQL is $name under load and recovers', ({ begin, end }) => {
  it('S26 errors are 503 with Retry-After, and the service resumes without a restart', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    const folder = createTestFolder();
    await using database = await createTestDatabase({ engine: 'postgresql', folder });
    const { server } = database;
    if (!server) throw new Error('The database has no server.');
    // A frozen server must be resumed before it can stop.
    using thawing = new DisposableStack();
    thawing.defer(() => {
      if (server.pid !== undefined) signalTree(server.pid, 'SIGCONT');
    });
    const parties = await prepareWriteLoad(database);
    await using service = await startService({ folder, databaseUrl: database.url });
    const { url, process } = service;
    await service.waitUntilReady(signal);
    const load = startWriteLoad(url, parties, { timeoutMs: MAX_RESPONSE_MS });
    const readers = startCalls(url, reads, MAX_RESPONSE_MS);
    await load.waitForWrites(60, signal);
    const { pid } = process;
    const from = performance.now();
    await begin(server);
    const unavailable = (): number => load.failures().get('503') ?? 0;
    await until({ what: 'the service reports not ready', seconds: 30, signal }, async () =>
      (await service.isReady()) ? undefined : true,
    );
    await until({ what: 'writes fail', seconds: 60, signal }, () => unavailable() >= 16 || undefined);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await end(server);
    await service.waitUntilReady(signal);
    const to = performance.now();
    await load.waitForWrites(60, signal);
    await Promise.all([load.stop(), readers.stop()]);
    expect(process.pid).toBe(pid);
    expect([...load.failures().keys()]).toEqual(['503']);
    const kinds = new Set(readers.outcomes.map(({ outcome }) => outcome));
    expect([...kinds].toSorted()).toEqual(['200', '503']);
    const totals = await load.expectNothingLost(database);
    task.meta.figures = `${totals}, ${unavailable()} rejected; failed reads: ${describeErrors(readers.outcomes, { from, to })}`;
  });
});
