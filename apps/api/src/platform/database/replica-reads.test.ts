import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPostgresqlBinaries,
  startPostgresqlCluster,
  startPostgresqlReplica,
  type PostgresqlCluster,
} from '../../../test/postgresql-cluster.ts';
import { fillWithPlaces, searchHeaders, testEnvironment } from '../../../test/test-server.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../http/slice-routes.ts';
import { openDatabase, type Database } from './database.ts';

const binaries = findPostgresqlBinaries();
const maximumLag = 1;

describe.skipIf(!binaries)(
  'a streaming replica (skipped without PostgreSQL’s server programs)',
  () => {
    let primary: PostgresqlCluster;
    let replica: PostgresqlCluster;
    let database: Database;
    let server: ZodFastify;
    let replicaClient: Client;

    /** Search result; shows which server answered. */
    const search = async (): Promise<unknown> => {
      const query = '{ cities(filter_string: "slug:palmas-to") { hits { name } } }';
      const answer = await server.inject({
        method: 'POST',
        url: '/graphql',
        headers: searchHeaders,
        payload: { query },
      });
      return answer.json<{ data: { cities: { hits: { name: string }[] } } }>().data.cities.hits[0]?.name;
    };
    const rename = (name: string): Promise<unknown> =>
      database.pool.query(`UPDATE city SET name = $1 WHERE slug = 'palmas-to'`, [name]);
    const inUse = (): boolean => database.replica?.inUse ?? false;

    beforeAll(async () => {
      primary = await startPostgresqlCluster(binaries ?? '');
      replica = await startPostgresqlReplica(binaries ?? '', primary);
      database = await openDatabase(
        { dataDir: '', databaseUrl: primary.url, databaseReplicaUrl: replica.url },
        { replica: { maximumLag, checkEvery: 50 } },
      );
      await fillWithPlaces(database);
      const environment = { ...testEnvironment, dataDir: tmpdir() };
      server = await buildServer({ environment, database, logLevel: 'silent' });
      replicaClient = new Client(replica.url);
      replicaClient.on('error', () => undefined);
      await replicaClient.connect();
    });
    afterAll(async () => {
      await database.close();
      await replicaClient.end();
      await replica.remove();
      await primary.remove();
    });

    it('answers searches, while read-your-writes go to the primary', async () => {
      await expect.poll(inUse, { timeout: 20_000 }).toBe(true);
      expect(await search()).toBe('Palmas');
      await replicaClient.query('SELECT pg_wal_replay_pause()');
      await rename('Palmas nova');
      expect(await search()).toBe('Palmas');
      const { rows } = await database.pool.query(`SELECT name FROM city WHERE slug = 'palmas-to'`);
      expect(rows).toEqual([{ name: 'Palmas nova' }]);
    });

    it('is not used while too far behind, and used again after catching up', async () => {
      await expect.poll(inUse).toBe(false);
      expect(await search()).toBe('Palmas nova');
      expect(database.replica?.lag).toBeGreaterThan(maximumLag);
      const metrics = (await server.inject('/metrics')).body;
      expect(metrics).toMatch(/^database_replica_lag_seconds [1-9]/m);
      expect(metrics).toContain('\ndatabase_replica_in_use 0\n');
      await replicaClient.query('SELECT pg_wal_replay_resume()');
      await expect.poll(inUse).toBe(true);
      expect(await search()).toBe('Palmas nova');
    });

    it('does not lag while nothing is written', async () => {
      await expect.poll(() => database.replica?.lag).toBe(0);
      const lags: (number | undefined)[] = [];
      await expect.poll(() => lags.push(database.replica?.lag)).toBe(20);
      expect(Math.max(...lags.map((lag) => lag ?? Infinity))).toBeLessThan(maximumLag);
    });

    it('S26 may fail: the primary answers the same search, and the replica again when it is back', async () => {
      await replica.crash();
      expect(await search()).toBe('Palmas nova');
      expect(inUse()).toBe(false);
      expect((await server.inject('/readyz')).statusCode).toBe(200);
      await rename('Palmas');
      expect(await search()).toBe('Palmas');
      await replica.start();
      await expect.poll(inUse, { timeout: 20_000 }).toBe(true);
      // The replica may lag within the limit.
      await expect.poll(search).toBe('Palmas');
    });

    it('answers searches while the primary is away', async () => {
      await primary.crash();
      expect(await search()).toBe('Palmas');
      expect((await server.inject('/readyz')).statusCode).toBe(503);
      expect(await search()).toBe('Palmas');
      await primary.start();
      await expect.poll(async () => (await server.inject('/readyz')).statusCode).toBe(200);
    });

    it('is not used after promotion', async () => {
      const promoted = new Client(replica.url);
      await promoted.connect();
      await promoted.query('SELECT pg_promote()');
      await promoted.end();
      await expect.poll(inUse).toBe(false);
      expect(await search()).toBe('Palmas');
    });
  },
  60_000,
);
