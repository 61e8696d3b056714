import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startScript } from '../../../../test/child-process.ts';
import { openTestDatabase, testFolder } from '../../../../test/each-engine.ts';
import { openDatabase } from '../database.ts';
import { type EmbeddedEngine, startEmbeddedEngine } from './embedded-engine.ts';

/** Connections to an engine for which a batch is stuck after three seconds. Closed after the test. */
async function openImpatient() {
  const test = await openTestDatabase('pglite');
  await test.database.close();
  const folder = path.join(test.environment.dataDir, 'database');
  const engine = await startEmbeddedEngine(folder, { stuckAfter: 3000 });
  const pool = connectTo(engine);
  onTestFinished(async () => {
    await pool.end();
    await engine.close();
    await test.remove();
  });
  return { pool, folder };
}

function connectTo(engine: EmbeddedEngine): Pool {
  const pool = new Pool({ stream: () => engine.connect(), max: 1, user: 'postgres', database: 'postgres' });
  return pool.on('error', () => undefined);
}

describe('the embedded engine', () => {
  it('ends a stuck session, and serves the next one with all committed data', async () => {
    const { pool } = await openImpatient();
    await pool.query('CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    await expect(pool.query('SELECT pg_sleep(30)')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
  });

  it('S37 creates no other database when its folder disappears while it runs', async () => {
    const { pool, folder } = await openImpatient();
    // Now the session has read what the next statement needs.
    await pool.query('SELECT pg_sleep(0)');
    renameSync(folder, `${folder}-moved`);
    await expect(pool.query('SELECT pg_sleep(30)')).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(existsSync(folder)).toBe(false);
  });

  it('resets an abandoned session: its transaction, settings and prepared statements', async () => {
    const test = await openTestDatabase('pglite');
    const { database } = test;
    const client = await database.pool.connect();
    await client.query({ name: 'first', text: 'SELECT 1' });
    await client.query('SET search_path = pg_catalog; BEGIN; CREATE TABLE public.half (n int)');
    client.release(true);
    expect((await database.pool.query("SELECT to_regclass('public.half') AS half")).rows).toEqual([
      { half: null },
    ]);
    expect((await database.pool.query('SHOW search_path')).rows).toEqual([{ search_path: 'public' }]);
    expect((await database.pool.query('SELECT name FROM pg_prepared_statements')).rows).toEqual([]);
    await test.remove();
  });

  it('S26 loses no acknowledged write after kill -9, and reopens immediately', async () => {
    const test = await openTestDatabase('pglite');
    await test.database.close();
    const writer = startScript(
      `
        import { openDatabase } from ${JSON.stringify(new URL('../database.ts', import.meta.url).href)};
        const { pool } = await openDatabase({ dataDir: process.env.FOLDER });
        await pool.query('CREATE TABLE acknowledged (n int)');
        for (let n = 1; ; n += 1) {
          await pool.query('INSERT INTO acknowledged VALUES ($1)', [n]);
          console.log(n);
        }
      `,
      { FOLDER: test.environment.dataDir },
    );
    try {
      await writer.printed(/^500$/m);
      writer.process.kill('SIGKILL');
      await writer.ended;
      const acknowledged = Number(writer.stdout().trim().split('\n').at(-1));
      const database = await openDatabase(test.environment);
      const { rows } = await database.pool.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM acknowledged',
      );
      expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
      await database.close();
    } finally {
      writer.process.kill('SIGKILL');
      await test.remove();
    }
  });

  it('starts over when killed during creation of the database', async () => {
    const dataDir = testFolder('kill');
    const folder = path.join(dataDir, 'database');
    // Kill it when the first files exist. The rest takes seconds; the next process creates the database again.
    const maker = startScript(
      `
        import { startEmbeddedEngine } from ${JSON.stringify(new URL('./embedded-engine.ts', import.meta.url).href)};
        import { existsSync } from 'node:fs';
        setInterval(() => {
          if (existsSync(process.env.FOLDER + '.new/base')) process.kill(process.pid, 'SIGKILL');
        }, 1);
        await startEmbeddedEngine(process.env.FOLDER);
      `,
      { FOLDER: folder },
    );
    try {
      expect(await maker.ended).toBe('SIGKILL');
      expect(readdirSync(dataDir)).toEqual(['database.new']);
      const engine = await startEmbeddedEngine(folder);
      const pool = connectTo(engine);
      expect((await pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
      expect(readdirSync(dataDir)).toEqual(['database']);
      await pool.end();
      await engine.close();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
