import { checksEverything } from '@melhor-escola/config/sample';
import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startScript } from '../../../test/child-process.ts';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { administer, databaseUrl } from '../../../test/global-setup.ts';
import { fillWithPlaces } from '../../../test/test-server.ts';
import { openDatabase, type Database } from './database.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';

const opener = `
  import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
  const database = await openDatabase({ dataDir: '', databaseUrl: process.env.URL });
  await database.close();
  console.log('migrated');
`;

describeEachEngine('migrateDatabase', (test) => {
  it('does nothing the second time', async () => {
    const { pool } = test().database;
    const applied = async (): Promise<unknown> =>
      (await pool.query('SELECT * FROM drizzle.__drizzle_migrations ORDER BY id')).rows;
    const before = await applied();
    await migrateDatabase(pool);
    expect(await applied()).toEqual(before);
  });

  it('reports whether it has run', async () => {
    const { pool } = test().database;
    expect(await isMigrated(pool)).toBe(true);
    await pool.query(
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
    );
    expect(await isMigrated(pool)).toBe(false);
  });
});

const { postgresql } = inject('testEngines');

describe.runIf(postgresql && checksEverything)(
  'three processes that start together on an empty PostgreSQL',
  () => {
    it('migrate it once', async () => {
      if (!postgresql) return;
      const name = `melhor_escola_${randomBytes(6).toString('hex')}`;
      await administer(postgresql.serverUrl, `CREATE DATABASE ${name}`);
      const url = databaseUrl(postgresql.serverUrl, name);
      const processes = [1, 2, 3].map(() => startScript(opener, { URL: url }));
      const ends = await Promise.all(processes.map((child) => child.ended));
      expect({ ends, stderr: processes.map((child) => child.stderr()).join('') }).toEqual({
        ends: [0, 0, 0],
        stderr: '',
      });
      const database = await openDatabase({ dataDir: '', databaseUrl: url });
      const { rows } = await database.pool.query(
        'SELECT count(*)::int AS all, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
      );
      await database.close();
      await administer(postgresql.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      const migrations = globSync('*.sql', { cwd: new URL('./migrations', import.meta.url) }).length;
      expect(rows).toEqual([{ all: migrations, different: migrations }]);
    });
  },
);

describe.skipIf(!postgresql)('a migration while the service runs', () => {
  let url: string;
  let name: string;
  let database: Database;
  let folder: string;

  /** Replaces the folder's migrations: file name to SQL. */
  const write = (migrations: Readonly<Record<string, string>>): void => {
    const entries = Object.keys(migrations).map((tag) => ({ tag, when: 4e12 + Number(tag.slice(0, 4)) }));
    mkdirSync(path.join(folder, 'meta'), { recursive: true });
    writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
    for (const [tag, text] of Object.entries(migrations))
      writeFileSync(path.join(folder, `${tag}.sql`), text);
  };
  const columns = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'city'::regclass AND attnum > 0 AND NOT attisdropped`,
    );
    return rows.map((row) => row.name);
  };

  beforeAll(async () => {
    if (!postgresql) return;
    name = `melhor_escola_${randomBytes(6).toString('hex')}`;
    await administer(postgresql.serverUrl, `CREATE DATABASE ${name} TEMPLATE ${postgresql.template}`);
    url = databaseUrl(postgresql.serverUrl, name);
    database = await openDatabase({ dataDir: '', databaseUrl: url });
    await fillWithPlaces(database);
    folder = mkdtempSync(path.join(tmpdir(), 'melhor-escola-migrations-'));
  });
  afterAll(async () => {
    await database.close();
    if (postgresql) await administer(postgresql.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets concurrent users of the table go first, and is applied when it is free', async () => {
    write({ '0100_column': 'ALTER TABLE city ADD COLUMN tried text' });
    const reader = await database.pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM city');
    const migration = migrateDatabase(database.sessions, { folder, lockTimeout: 50, lockPause: 20 });
    // Each of these would queue behind the migration if it waited for the reader.
    for (let n = 0; n < 20; n += 1) await database.pool.query('SELECT count(*) FROM city');
    expect(await columns()).not.toContain('tried');
    await reader.query('COMMIT');
    reader.release();
    await migration;
    expect(await columns()).toContain('tried');
  });

  it('fails with one sentence when the table stays locked, and changes nothing', async () => {
    write({
      '0100_column': '',
      '0101_two': 'ALTER TABLE city ADD COLUMN a text;--> statement-breakpoint\nDROP TABLE city',
    });
    const reader = await database.pool.connect();
    await reader.query('BEGIN; SELECT count(*) FROM neighborhood JOIN city ON true');
    const options = { folder, lockTimeout: 10, lockPause: 1, lockTries: 3 };
    await expect(migrateDatabase(database.sessions, options)).rejects.toThrow(
      /^The migration 0101_two found its table locked at each of 3 attempts/,
    );
    await reader.query('COMMIT');
    reader.release();
    expect(await columns()).not.toContain('a');
  });

  it('builds an index concurrently with writes and open transactions', async () => {
    write({
      '0100_column': '',
      '0102_index':
        '-- Outside a transaction: why\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "tried_index" ON "city" ("population")',
    });
    const writer = await database.pool.connect();
    await writer.query('BEGIN; UPDATE city SET population = population + 1');
    const migration = migrateDatabase(database.sessions, { folder });
    await expect.poll(() => waits('CREATE INDEX')).toBe(true);
    await database.pool.query(`SELECT name FROM city`);
    await writer.query('COMMIT');
    writer.release();
    await migration;
    expect(await validity('tried_index')).toBe(true);
  });

  it('builds an index again whose build ran into a lock', async () => {
    write({
      '0100_column': '',
      '0104_locked':
        '-- Outside a transaction: why\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "locked_index" ON "city" ("population")',
    });
    const writer = await database.pool.connect();
    await writer.query('BEGIN; UPDATE city SET population = population + 1');
    const migration = migrateDatabase(database.sessions, { folder, lockTimeout: 50, lockPause: 10 });
    await expect.poll(() => validity('locked_index')).toBe(false);
    await writer.query('COMMIT');
    writer.release();
    await migration;
    expect(await validity('locked_index')).toBe(true);
  });

  it('resumes after a failure: an invalid index is built again', async () => {
    const index = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "tried_unique" ON "city" ("name")';
    write({
      '0100_column': '',
      '0105_unique': `-- Outside a transaction: why\nALTER TABLE "city" ADD COLUMN IF NOT EXISTS "b" text;--> statement-breakpoint\n${index}`,
    });
    // Two cities have the same name.
    await expect(migrateDatabase(database.sessions, { folder })).rejects.toMatchObject({ code: '23505' });
    expect(await validity('tried_unique')).toBe(false);
    await database.pool.query(`UPDATE city SET name = 'Palmas do Sul' WHERE slug = 'palmas-pr'`);
    await migrateDatabase(database.sessions, { folder });
    expect(await validity('tried_unique')).toBe(true);
    expect(await columns()).toContain('b');
  });

  async function waits(statement: string): Promise<boolean> {
    const { rows } = await database.pool.query<{ waits: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
                       AND wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%' AND pid <> pg_backend_pid()) AS waits`,
      [statement],
    );
    return rows[0]?.waits ?? false;
  }

  async function validity(index: string): Promise<boolean | undefined> {
    const { rows } = await database.pool.query<{ valid: boolean }>(
      'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
      [index],
    );
    return rows[0]?.valid;
  }
});
