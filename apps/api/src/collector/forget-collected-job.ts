import { sql, type SQL } from 'drizzle-orm';
import { defineJob } from '../jobs/job.ts';

/** Rows that go at a time, so that nobody waits long behind them. */
const batch = 5_000;

/**
 * Deletes what was collected of visits after `COLLECTED_DAYS`, and the keys of batches once nobody sends them again (Faro gives up
 * after minutes).
 */
export const forgetCollectedJob = defineJob({
  name: 'forget-collected',
  every: 'hour',
  async run({ database: { db }, environment, signal, log }) {
    const before = sql`now() - make_interval(days => ${environment.collectedDays})`;
    const old: readonly { readonly table: string; readonly when: SQL }[] = [
      { table: 'collected_batch', when: sql`collected_at < now() - interval '1 hour'` },
      { table: 'web_vital', when: sql`collected_at < ${before}` },
      // Its steps go with it.
      { table: 'visit', when: sql`started_at < ${before}` },
      { table: 'page_error', when: sql`last_at < ${before}` },
    ];
    for (const { table, when } of old) {
      let deleted = 0;
      let last = batch;
      while (last === batch && !signal.aborted) {
        const name = sql.identifier(table);
        const { rowCount } = await db.execute(
          sql`DELETE FROM ${name} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${name} WHERE ${when} LIMIT ${batch}))`,
        );
        last = rowCount ?? 0;
        deleted += last;
      }
      if (deleted > 0) log.info({ table, deleted }, 'Deleted what was collected long ago.');
    }
  },
});
