import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { scholarshipOrder } from '../database/order-schema.ts';
import { offer } from '../database/schema.ts';
import { seatedStatuses } from './order-status.ts';

export type OfferRow = typeof offer.$inferSelect;

/**
 * Takes a seat of an offer. One conditional UPDATE: of any number at once, as many get one as there are seats (S28), and
 * the row stays locked until the transaction ends.
 *
 * @param validOn 'YYYY-MM-DD': the offer must still hold on this day. Absent where it was reserved in time.
 * @returns the offer, or undefined when it has no seat, is over, or does not exist.
 */
export async function takeSeat(
  tx: NodePgDatabase,
  offerId: number,
  validOn?: string,
): Promise<OfferRow | undefined> {
  const [taken] = await tx
    .update(offer)
    .set({ seatsLeft: sql`${offer.seatsLeft} - 1` })
    .where(
      and(
        eq(offer.id, offerId),
        gt(offer.seatsLeft, 0),
        validOn === undefined ? undefined : gte(offer.validUntil, validOn),
      ),
    )
    .returning();
  return taken;
}

/**
 * Gives back the seat of an order that has just left the statuses that have one. When the partner meanwhile offers fewer
 * seats than families hold, a seat given back is not free but one less too many.
 */
export async function freeSeat(tx: NodePgDatabase, offerId: number): Promise<void> {
  // First the lock, then the count in a statement of its own: it sees whatever was committed while this waited.
  await tx.select({ id: offer.id }).from(offer).where(eq(offer.id, offerId)).for('update');
  await tx
    .update(offer)
    .set({
      seatsLeft: sql`greatest(${offer.seatsLeft}, least(${offer.seatsLeft} + 1, ${offer.seatsTotal} - ${heldSeats(offerId)}))`,
    })
    .where(eq(offer.id, offerId));
}

/** How many seats of an offer orders hold. */
function heldSeats(offerId: number) {
  const statuses = sql.join(
    seatedStatuses.map((status) => sql`${status}`),
    sql`, `,
  );
  return sql`(SELECT count(*)::int FROM ${scholarshipOrder}
    WHERE ${scholarshipOrder.offerId} = ${offerId} AND ${scholarshipOrder.status} IN (${statuses})
      AND NOT ${scholarshipOrder.seatMissing})`;
}
