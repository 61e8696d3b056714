import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offer } from '../../database/schema.ts';
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
      seatsLeft: sql`greatest(${offer.seatsLeft}, least(${offer.seatsLeft} + 1, ${offer.seatsTotal} - ${sql.raw(heldSeats('offer.id'))}))`,
    })
    .where(eq(offer.id, offerId));
}

/**
 * SQL for how many seats of an offer orders hold.
 *
 * @param offerId SQL for the offer's number.
 */
export function heldSeats(offerId: 'offer.id'): string {
  const statuses = seatedStatuses.map((status) => `'${status}'`).join(', ');
  return `(SELECT count(*)::int FROM scholarship_order AS held
    WHERE held.offer_id = ${offerId} AND held.status IN (${statuses}) AND NOT held.seat_missing)`;
}
