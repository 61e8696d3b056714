import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine, testFolder } from '../../../test/each-engine.ts';
import { Readiness } from './readiness.ts';

describeEachEngine('RT-24 readiness', (test) => {
  let folder: string;
  /** One session, whose settings a test may change. */
  let pool: Pool;

  beforeAll(() => {
    folder = testFolder('readiness');
    const { environment, database } = test();
    const { databaseUrl: connectionString } = environment;
    if (connectionString === undefined) pool = database.pool;
    else {
      pool = new Pool({ connectionString, max: 1 });
      // The database is dropped after the tests, possibly before the pool closes its connection.
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => undefined));
    }
  });
  afterAll(async () => {
    if (pool !== test().database.pool) await pool.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it('succeeds while writes succeed, and leaves nothing behind', async () => {
    expect(await new Readiness({ database: { pool }, dataDir: folder }).problem()).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['the database is read-only', 'default_transaction_read_only = on'],
    // Simulates a full disk for operations that need space.
    ['the disk has no space', "temp_file_limit = '512kB'"],
  ])('fails while %s', async (_, setting) => {
    const readiness = new Readiness({ database: { pool } });
    await pool.query(`SET ${setting}`);
    try {
      expect(await readiness.problem()).toBe('writes');
    } finally {
      await pool.query('RESET ALL');
    }
    expect(await readiness.problem()).toBeUndefined();
  });

  it('fails while DATA_DIR is not writable', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'data'), '/proc'])
      expect(await new Readiness({ database: { pool }, dataDir }).problem()).toBe('writes');
  });

  it('writes at most once in five seconds while that succeeds', async () => {
    const readiness = new Readiness({ database: { pool }, dataDir: folder });
    expect(await readiness.problem()).toBeUndefined();
    rmSync(folder, { recursive: true });
    expect(await readiness.problem()).toBeUndefined();
  });
});
