import { and, isNull, lt, sql } from 'drizzle-orm';
import { scholarshipOrder } from '../database/order-schema.ts';
import { defineJob } from '../jobs/job.ts';
import { keptOrderYears } from './retention.ts';

/** Deletes orders of accounts that are gone, once the law no longer asks for them. */
export const eraseKeptOrdersJob = defineJob({
  name: 'erase-kept-orders',
  cron: '30 3 * * *',
  async run({ database: { db }, log }) {
    const erased = await db
      .delete(scholarshipOrder)
      .where(
        and(
          isNull(scholarshipOrder.accountId),
          lt(scholarshipOrder.createdAt, sql`now() - make_interval(years => ${keptOrderYears})`),
        ),
      )
      .returning({ id: scholarshipOrder.id });
    if (erased.length > 0)
      log.info({ erased: erased.length }, 'Deleted orders that need not be kept any more.');
  },
});
