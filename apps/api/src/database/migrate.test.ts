import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { startScript } from '../../test/child-process.ts';
import { describeEachEngine } from '../../test/each-engine.ts';
import { administer, databaseUrl } from '../../test/global-setup.ts';
import { openDatabase } from './database.ts';
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

  it('is known to have run, and to be missing', async () => {
    const { pool } = test().database;
    expect(await isMigrated(pool)).toBe(true);
    await pool.query(
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)',
    );
    expect(await isMigrated(pool)).toBe(false);
  });
});

const { postgresql } = inject('testEngines');

describe.skipIf(!postgresql)('three processes that start together on an empty PostgreSQL', () => {
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
});
