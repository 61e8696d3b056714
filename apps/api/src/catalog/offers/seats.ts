import { and, eq, gt, gte, isNotNull, notExists, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offer, school } from '../../platform/database/schema.ts';
import { requireListed, unlistingColumns } from '../schools/listing.ts';
import { seatedStatuses } from './order-status.ts';

export type OfferRow = typeof offer.$inferSelect;

/**
 * Takes a seat of an offer with one conditional UPDATE: of any number of concurrent calls, as many succeed as there
 * are seats (S28), and the row stays locked until the transaction ends.
 *
 * @param validOn 'YYYY-MM-DD': the offer must be valid on this day. Absent if it was reserved in time.
 * @returns the offer, or undefined when it has no seat, has expired, or does not exist, or its school has left.
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
        notExists(
          tx
            .select({ id: school.id })
            .from(school)
            .where(and(eq(school.id, offer.schoolId), isNotNull(school.unlistedReason))),
        ),
        validOn === undefined ? undefined : gte(offer.validUntil, validOn),
      ),
    )
    .returning();
  return taken;
}

/**
 * Takes a seat of an offer for an order that must get one: a free one, or else one more than the offer had.
 *
 * @returns the number of its seats if one was added, otherwise undefined.
 * @throws {ServiceError} 409 SCHOOL_UNLISTED
 */
export async function takeOrAddSeat(tx: NodePgDatabase, offerId: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ seatsLeft: offer.seatsLeft, seatsTotal: offer.seatsTotal, ...unlistingColumns })
    .from(offer)
    .innerJoin(school, eq(school.id, offer.schoolId))
    .where(eq(offer.id, offerId))
    .for('update', { of: offer });
  if (!found) throw new Error(`Offer ${offerId} is gone.`);
  requireListed(found);
  const isFree = found.seatsLeft > 0;
  const seatsTotal = found.seatsTotal + 1;
  await tx
    .update(offer)
    .set(
      isFree
        ? { seatsLeft: found.seatsLeft - 1 }
        : { seatsTotal, version: sql`${offer.version} + 1`, updatedAt: sql`now()` },
    )
    .where(eq(offer.id, offerId));
  return isFree ? undefined : seatsTotal;
}

/**
 * Frees the seat of an order that has just left the statuses with one. If the partner now offers fewer seats than
 * reserved, the freed seat only reduces the excess. A seat of a full offer is news for saved searches.
 */
export async function freeSeat(tx: NodePgDatabase, offerId: number): Promise<void> {
  const left = sql`greatest(${offer.seatsLeft}, least(${offer.seatsLeft} + 1, ${offer.seatsTotal} - ${sql.raw(heldSeats('offer.id'))}))`;
  // Lock first, then count in a second statement: it sees everything committed while this one waited.
  await tx.select({ id: offer.id }).from(offer).where(eq(offer.id, offerId)).for('update');
  await tx
    .update(offer)
    .set({
      seatsLeft: left,
      seatsAgainAt: sql`CASE WHEN ${offer.seatsLeft} = 0 AND ${left} > 0 THEN now() ELSE ${offer.seatsAgainAt} END`,
    })
    .where(eq(offer.id, offerId));
}

/**
 * SQL for the number of an offer's seats held by orders.
 *
 * @param offerId SQL for the offer's id.
 */
export function heldSeats(offerId: 'offer.id'): string {
  const statuses = seatedStatuses.map((status) => `'${status}'`).join(', ');
  return `(SELECT count(*)::int FROM scholarship_order AS held
    WHERE held.offer_id = ${offerId} AND held.status IN (${statuses}) AND NOT held.seat_missing)`;
}
