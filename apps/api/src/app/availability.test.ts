import { tmpdir } from 'node:os';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer, databaseUrl } from '../../test/global-setup.ts';
import {
  findPostgresqlBinaries,
  startPostgresqlCluster,
  type PostgresqlCluster,
} from '../../test/postgresql-cluster.ts';
import { fillWithPlaces, searchHeaders, testEnvironment } from '../../test/test-server.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { buildServer } from './server.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

const city = { method: 'GET', url: '/v3/cities/by-slug/araguaina-to', headers: searchHeaders } as const;
const search = {
  method: 'POST',
  url: '/graphql',
  headers: searchHeaders,
  payload: { query: '{ cities(filter_string: "slug:araguaina-to") { total } }' },
} as const;

const { postgresql } = inject('testEngines');

describe.skipIf(!postgresql)('a statement that takes too long', () => {
  it('is cancelled (57014) and answered with 503 and Retry-After, over REST and GraphQL', async () => {
    if (!postgresql) return;
    const name = `melhor_escola_${randomBytes(6).toString('hex')}`;
    await administer(postgresql.serverUrl, `CREATE DATABASE ${name} TEMPLATE ${postgresql.template}`);
    const environment = { dataDir: '', databaseUrl: databaseUrl(postgresql.serverUrl, name) };
    const database = await openDatabase(environment, { statementTimeout: 300 });
    const server = await buildServer({ environment: testEnvironment, database, logLevel: 'silent' });
    const blocker = await database.pool.connect();
    await blocker.query('BEGIN; LOCK TABLE city');
    const rejected = await server.inject(city);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.headers['retry-after']).toBe('5');
    expect(rejected.json()).toMatchObject({ code: 'UNAVAILABLE' });
    const searched = await server.inject(search);
    expect(searched.statusCode).toBe(503);
    expect(searched.headers['retry-after']).toBe('5');
    expect(searched.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    await blocker.query('ROLLBACK');
    blocker.release();
    expect((await server.inject(city)).statusCode).toBe(404);
    await server.close();
    await database.close();
    await administer(postgresql.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  });
});

const binaries = findPostgresqlBinaries();

describe.skipIf(!binaries)('PostgreSQL stopped and started under load', () => {
  let cluster: PostgresqlCluster;
  let database: Database;
  let server: ZodFastify;

  beforeAll(async () => {
    cluster = await startPostgresqlCluster(binaries ?? '');
    database = await openDatabase({ dataDir: '', databaseUrl: cluster.url });
    await fillWithPlaces(database);
    const environment = { ...testEnvironment, dataDir: tmpdir() };
    server = await buildServer({ environment, database, logLevel: 'silent' });
  });
  afterAll(async () => {
    await database.close();
    await cluster.remove();
  });

  it('S26 a connection that breaks while checked out without a query affects nothing else', async () => {
    const held = await database.pool.connect();
    const broken = new Promise((resolve) => {
      held.once('end', () => resolve(true));
    });
    await cluster.crash();
    await broken;
    await expect(held.query('SELECT 1')).rejects.toThrow('not queryable');
    held.release(true);
    await cluster.start();
    expect((await database.pool.query('SELECT 1')).rowCount).toBe(1);
  });

  it('S26 answers 503 while the database is down, and resumes by itself', async () => {
    const statuses: number[] = [];
    const withoutAdvice: number[] = [];
    const enough = new AbortController();
    const load = Array.from({ length: 8 }, async (_, n) => {
      while (!enough.signal.aborted) {
        const { statusCode, headers } = await server.inject(n % 2 === 0 ? city : search);
        statuses.push(statusCode);
        if (statusCode !== 200 && headers['retry-after'] !== '5') withoutAdvice.push(statusCode);
      }
    });
    await expect.poll(() => statuses.length).toBeGreaterThan(20);
    await cluster.crash();
    await expect.poll(() => statuses.at(-1), { timeout: 10_000 }).toBe(503);
    expect((await server.inject('/readyz')).statusCode).toBe(503);
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    await cluster.start();
    await expect.poll(() => statuses.at(-1), { timeout: 10_000 }).toBe(200);
    enough.abort();
    await Promise.all(load);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(withoutAdvice).toEqual([]);
    expect((await server.inject('/readyz')).statusCode).toBe(200);
  });
});
