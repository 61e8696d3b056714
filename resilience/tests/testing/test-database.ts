import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase, type Database, type DatabaseEngine } from '../../../apps/api/src/database/database.ts';
import { importRun } from '../../../apps/api/src/database/schema.ts';
import {
  findPostgresqlBinaries,
  startPostgresqlCluster,
  type PostgresqlCluster,
  type PostgresqlOptions,
} from '../../../apps/api/test/postgresql-cluster.ts';
import { fillWithPlaces } from '../../../apps/api/test/test-server.ts';
import { insertSchools } from '../../../apps/api/src/search/testing/school-rows.ts';

/** A database that a fault is to meet: on a server of its own, which is removed with it, or embedded in the service. */
export interface TestDatabase extends AsyncDisposable {
  readonly engine: DatabaseEngine;
  /** For the service; absent with the embedded engine, which lies in `DATA_DIR` of the service `name`. */
  readonly url: string | undefined;
  /** The server, with PostgreSQL. */
  readonly server: PostgresqlCluster | undefined;
  /** Opens it beside the services; with the embedded engine while none runs. */
  inspect<Result>(query: (database: Database) => Promise<Result>): Promise<Result>;
}

export interface TestDatabaseOptions extends PostgresqlOptions {
  readonly engine: DatabaseEngine;
  readonly folder: string;
  /** Of the service that embeds it. */
  readonly service?: string;
  /** Makes a database of the server's, instead of its own `postgres`. @returns its URL. */
  readonly createDatabase?: (server: PostgresqlCluster) => Promise<string>;
}

/** Where PostgreSQL's programs are; `undefined` where it is not installed. */
export const postgresqlBinaries = findPostgresqlBinaries();

/** Makes one with a few places and one school, which no start of a service fills further. */
export async function createTestDatabase({
  engine,
  folder,
  service = 'service',
  createDatabase = async (server) => server.url,
  ...options
}: TestDatabaseOptions): Promise<TestDatabase> {
  const dataDir = path.join(folder, service);
  mkdirSync(dataDir, { recursive: true });
  const server =
    engine === 'pglite'
      ? undefined
      : await startPostgresqlCluster(postgresqlBinaries ?? '', {
          ...options,
          // In its folder, which is swept up, and not in /dev/shm, where a server that is killed leaves it.
          settings: { dynamic_shared_memory_type: 'mmap', ...options.settings },
        });
  const url = server && (await createDatabase(server));
  const inspect = async <Result>(query: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ dataDir, databaseUrl: url });
    try {
      return await query(database);
    } finally {
      await database.close();
    }
  };
  await inspect(async (database) => {
    await database.db.insert(importRun).values({ kind: 'inep', report: { outcome: 'complete' } });
    await fillWithPlaces(database);
    await insertSchools(database, [
      { name: 'Colégio Anglo', slug: 'anglo', cityId: 1702109, codEnt: 17_041_830 },
    ]);
  });
  return { engine, url, server, inspect, [Symbol.asyncDispose]: async () => server?.remove() };
}
