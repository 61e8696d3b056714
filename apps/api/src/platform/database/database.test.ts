import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeEachEngine } from '../../../test/each-engine.ts';
import { inTransaction, openDatabase } from './database.ts';
import { directoryTotal } from './directory-schema.ts';

describeEachEngine('openDatabase', (test) => {
  it('answers any number of concurrent callers', async () => {
    const { db } = test().database;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => db.execute<{ n: number }>(sql`SELECT ${n}::int AS n`)),
    );
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('isolates transactions: uncommitted changes are invisible to others', async () => {
    const { db } = test().database;
    const totals = { activeOffers: 1, enrolledStudents: 1, partnerSchools: 1, demonstration: false };
    const count = (): Promise<number> => db.$count(directoryTotal);
    let during: Promise<number> | undefined;
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(directoryTotal).values({ uf: 'AC', ...totals });
        during = count();
        await tx.insert(directoryTotal).values({ uf: 'AC', ...totals });
      }),
    ).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await during).toBe(0);
    expect(await count()).toBe(0);
  });

  it('serializes 20 transactions that read and then write one row', async () => {
    const { db } = test().database;
    await db
      .insert(directoryTotal)
      .values({ uf: '', activeOffers: 0, enrolledStudents: 0, partnerSchools: 0 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (tx) => {
          const [row] = await tx.select().from(directoryTotal).for('update');
          await tx.update(directoryTotal).set({ activeOffers: (row?.activeOffers ?? 0) + 1 });
        }),
      ),
    );
    const [row] = await db.select().from(directoryTotal);
    expect(row).toMatchObject({ uf: '', activeOffers: 20 });
  });

  it('continues after a failed statement', async () => {
    const { pool } = test().database;
    await expect(pool.query('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
    await expect(pool.query('SELECT $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' });
    const prepared = { name: 'one', text: 'SELECT $1::int AS n', values: [1] };
    expect((await pool.query(prepared)).rows).toEqual([{ n: 1 }]);
    expect((await pool.query(prepared)).rows).toEqual([{ n: 1 }]);
  });

  it('keeps its connections when many transactions at once are rejected', async () => {
    const { database } = test();
    let closed = 0;
    // Idle connections are closed, too: this counts those that are not given back.
    const count = (destroys: Error | boolean | undefined) => (closed += destroys ? 1 : 0);
    database.pool.on('release', count);
    const rejected = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        inTransaction(database, async (client) => {
          await client.query('SELECT 1');
          throw new Error('Somebody else was faster.');
        }),
      ),
    );
    database.pool.off('release', count);
    expect(rejected.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 'rejected'));
    expect(closed).toBe(0);
  });

  it('does not block the event loop while a query runs', async () => {
    const { pool } = test().database;
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await pool.query('SELECT count(*) FROM generate_series(1, 2000000)');
    clearInterval(timer);
    // With the database in this thread it would be 0; the exact number depends on the machine.
    expect(ticks).toBeGreaterThan(10);
  });

  it('serves plain ORDER BY … DESC from an index', async () => {
    const { pool } = test().database;
    const client = await pool.connect();
    await client.query('SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'EXPLAIN SELECT id FROM offer WHERE city_id = 1 AND grade = 1 ORDER BY relevance DESC, id LIMIT 23',
    );
    client.release(true);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('offer_city_grade_relevance');
    expect(plan).not.toContain('Sort');
  });
});

describeEachEngine('written data', (test) => {
  it('persists when the database is opened again', async () => {
    const { database, environment } = test();
    await database.db
      .insert(directoryTotal)
      .values({ uf: 'TO', activeOffers: 7, enrolledStudents: 0, partnerSchools: 0 });
    await database.close();
    const again = await openDatabase(environment);
    try {
      expect(await again.db.select().from(directoryTotal)).toMatchObject([{ uf: 'TO', activeOffers: 7 }]);
    } finally {
      await again.close();
    }
  });
});
