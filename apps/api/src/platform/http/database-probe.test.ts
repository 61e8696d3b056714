import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { createProbe } from './database-probe.ts';

describeOneEngine('the probe of the database', (test) => {
  it('finds that it responds', async () => {
    const { pool } = test().database;
    expect(await createProbe({ pool, replica: undefined })()).toBe(false);
  });

  it('S26 finds that it responds while other requests keep all connections busy', async ({ skip }) => {
    const { engine, pool } = test().database;
    skip(engine === 'pglite', 'The embedded database has a single session, and is not probed.');
    const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    try {
      expect(await createProbe({ pool, replica: undefined })()).toBe(false);
    } finally {
      for (const client of clients) client.release();
    }
  });

  it('finds that it does not respond', async ({ skip }) => {
    const { engine, pool } = test().database;
    skip(engine === 'pglite', 'The embedded database has no address.');
    const gone = new Pool({ ...pool.options, connectionString: 'postgresql://127.0.0.1:1/none', max: 1 });
    expect(await createProbe({ pool: gone, replica: undefined })()).toBe(true);
    await gone.end();
  });
});
