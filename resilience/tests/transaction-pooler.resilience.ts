import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { loopbackLayout } from '../cluster/loopback-layout.ts';
import { supervise } from '../cluster/supervised-process.ts';
import { engineUser } from '../cluster/system-user.ts';
import { until } from '../cluster/until.ts';
import { machineFiles } from '../layout/machine-files.ts';
import { makeSecrets } from '../layout/secrets.ts';
import { createTestDatabase, postgresqlBinaries } from './testing/test-database.ts';
import { createTestFolder } from './testing/test-folder.ts';
import { startService } from './testing/service-process.ts';
import { prepareWriteLoad, startWriteLoad } from './testing/write-load.ts';

const program = '/usr/sbin/pgbouncer';
/** Connections of the service to pgbouncer, and pgbouncer's to PostgreSQL, by pool mode. */
const SERVICE_POOL_SIZE = 30;
const POOLER_SIZE = 10;
const SESSION_POOL_SIZE = 5;

/** Writes the files of the layout's first service and database, with this server as the primary and without HAProxy. */
async function writeLayout(folder: string, serverPort: number): Promise<Readonly<Record<string, string>>> {
  const layout = await loopbackLayout(postgresqlBinaries ?? '');
  const secrets = makeSecrets();
  const files = machineFiles(
    {
      ...layout,
      balancer: { ...layout.balancer, primaryPort: serverPort, replicaPort: serverPort },
      services: layout.services.map((one) => ({ ...one, poolSize: POOLER_SIZE })),
    },
    secrets,
    { machineRoot: () => folder, dropPrivileges: false },
  );
  const user = engineUser();
  for (const { machine, path: name, content, mode } of files) {
    if (machine !== 'service1' && machine !== 'postgresql1') continue;
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content, { mode });
    if (user) chownSync(target, user.uid, user.gid);
  }
  const { content = '' } =
    files.find(({ machine, path: name }) => machine === 'service1' && name.endsWith('service.env')) ?? {};
  const direct = new URL(`postgresql://melhor_escola@127.0.0.1:${serverPort}/melhor_escola`);
  direct.password = secrets.databasePassword;
  const environment = Object.entries(parseEnv(content)).filter(([name]) => name.startsWith('DATABASE_'));
  return {
    ...Object.fromEntries(environment.map(([name, value]) => [name, value ?? ''])),
    direct: direct.href,
  };
}

describe('pgbouncer of the layout, in transaction mode', () => {
  it('S26 has fewer connections than clients and is killed under load: loses no acknowledged write', async ({
    task,
    signal,
    skip,
  }) => {
    if (!postgresqlBinaries) skip((task.meta.figures = 'no PostgreSQL here'));
    if (!existsSync(program)) skip((task.meta.figures = 'no pgbouncer here'));
    const folder = createTestFolder();
    let environment: Readonly<Record<string, string>> = {};
    await using database = await createTestDatabase({
      engine: 'postgresql',
      folder,
      async createDatabase(server) {
        const { direct = '', ...rest } = await writeLayout(folder, Number(new URL(server.url).port));
        environment = rest;
        // As Patroni runs it on a new primary.
        await promisify(execFile)('/bin/sh', [
          path.join(folder, 'etc/patroni/create-database.sh'),
          server.url,
        ]);
        return direct;
      },
    });
    const parties = await prepareWriteLoad(database);
    await using pooler = supervise({
      name: 'pgbouncer',
      command: [program, path.join(folder, 'etc/pgbouncer/pgbouncer.ini')],
      env: { TMPDIR: folder },
      workingDirectory: '/',
      logFile: path.join(folder, 'pgbouncer.log'),
      user: engineUser(),
      setpriv: '/usr/bin/setpriv',
    });
    await using service = await startService({
      folder,
      environment: { ...environment, DATABASE_POOL_SIZE: String(SERVICE_POOL_SIZE) },
    });
    await service.waitUntilReady(signal);
    const load = startWriteLoad(service.url, parties, { concurrency: 12 });
    await load.waitForWrites(200, signal);
    const clientConnections = (await service.metric('database_pool_connections', 'pool="primary"')) ?? 0;
    const serverConnections = await database.inspect(async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = 'melhor_escola' AND pid <> pg_backend_pid()",
      );
      return rows[0]?.count ?? 0;
    });
    expect(clientConnections).toBeGreaterThan(POOLER_SIZE);
    // The search database in pgbouncer has its own pool of the same size.
    expect(serverConnections).toBeLessThanOrEqual(2 * POOLER_SIZE + SESSION_POOL_SIZE);

    const { pid } = service.process;
    await pooler.crash();
    await until({ what: 'writes fail', seconds: 30, signal }, () => load.failures().size > 0 || undefined);
    await service.waitUntilReady(signal);
    await load.waitForWrites(200, signal);
    await load.stop();
    expect(service.process.pid).toBe(pid);
    expect([...load.failures().keys()]).toEqual(['503']);
    const totals = await load.expectNothingLost(database);
    task.meta.figures = `${totals}; ${clientConnections} connections of the service on ${serverConnections} of PostgreSQL`;
  });
});
