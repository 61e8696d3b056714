import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  openDatabase,
  type Database,
  type DatabaseEngine,
} from '../../../apps/api/src/platform/database/database.ts';
import { importRun } from '../../../apps/api/src/platform/database/import-schema.ts';
import {
  findPostgresqlBinaries,
  startPostgresqlCluster,
  type PostgresqlCluster,
  type PostgresqlOptions,
} from '../../../apps/api/test/postgresql-cluster.ts';
import { fillWithPlaces } from '../../../apps/api/test/test-server.ts';
import { insertSchools } from '../../../apps/api/src/search/testing/school-rows.ts';

/** A database for a resilience test: on its own server, which is removed with it, or embedded in the service. */
export interface TestDatabase extends AsyncDisposable {
  readonly engine: DatabaseEngine;
  /** URL for the service; absent with the embedded engine, whose data is in the service's `DATA_DIR`. */
  readonly url: string | undefined;
  /** The PostgreSQL server, if not embedded. */
  readonly server: PostgresqlCluster | undefined;
  /** Opens the database for a query. With the embedded engine, no service may be running. */
  inspect<Result>(query: (database: Database) => Promise<Result>): Promise<Result>;
}

export interface TestDatabaseOptions extends PostgresqlOptions {
  readonly engine: DatabaseEngine;
  readonly folder: string;
  /** Name of the service that embeds it. */
  readonly service?: string;
  /** Creates a database instead of using `postgres`. @returns its URL. */
  readonly createDatabase?: (server: PostgresqlCluster) => Promise<string>;
}

/** Folder of PostgreSQL's programs; `undefined` if it is not installed. */
export const postgresqlBinaries = findPostgresqlBinaries();

/** Creates a database with a few places and one school; services add no demonstration data at start. */
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
          // In its folder, which is deleted, not in /dev/shm, where a killed server would leave it.
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
