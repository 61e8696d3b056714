import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from '../../platform/database/database.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { announceOrder } from '../mail/announce-order.ts';
import type { OrderEnvironment } from '../order.ts';
import { unpaidStatuses } from '../../catalog/offers/order-status.ts';

export interface ExpireOrdersOptions {
  readonly environment: OrderEnvironment;
  /** Stops after the current order. */
  readonly signal?: AbortSignal;
  /** Orders per query. */
  readonly batchSize?: number;
}

/**
 * Expires overdue reservations: frees their seats, and notifies families, schools and our team. Each order has its
 * own transaction, so that it expires once and completely, with any number of processes, even if killed.
 *
 * @returns their number.
 */
export async function expireOrders(
  { db }: Database,
  { environment, signal, batchSize = 100 }: ExpireOrdersOptions,
): Promise<number> {
  let expired = 0;
  let due = await findDue(db, 0, batchSize);
  while (due.length > 0) {
    for (const id of due) {
      if (signal?.aborted) return expired;
      if (await expireOrder(db, id, environment)) expired += 1;
    }
    due = await findDue(db, due.at(-1) ?? 0, batchSize);
  }
  return expired;
}

/** Frees the seats of unpaid reservations after 48 hours. */
export const expireOrdersJob = defineJob({
  name: 'expire-orders',
  every: '5 minutes',
  async run({ database, environment, signal, log }) {
    const expired = await expireOrders(database, { environment, signal });
    if (expired > 0) log.info({ expired }, 'reservations expired');
  },
});

/** The next overdue orders, by id. */
async function findDue(db: NodePgDatabase, after: number, limit: number): Promise<number[]> {
  const due = await db
    .select({ id: scholarshipOrder.id })
    .from(scholarshipOrder)
    .where(and(isDue(), gt(scholarshipOrder.id, after)))
    .orderBy(asc(scholarshipOrder.id))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** Unpaid and past its deadline. */
const isDue = () =>
  and(inArray(scholarshipOrder.status, [...unpaidStatuses]), lte(scholarshipOrder.expiresAt, sql`now()`));

/** @returns false when another transaction has changed the order, or holds its lock. */
async function expireOrder(db: NodePgDatabase, id: number, environment: OrderEnvironment): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(scholarshipOrder)
      .where(and(eq(scholarshipOrder.id, id), isDue()))
      .for('update', { skipLocked: true });
    if (!order) return false;
    await changeOrderStatus(tx, order, 'expired');
    await announceOrder(tx, 'expired', order, environment);
    return true;
  });
}
