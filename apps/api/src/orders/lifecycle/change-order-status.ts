import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderStatusChange, scholarshipOrder, type OrderStatus } from '../../database/order-schema.ts';
import { bumpDataVersionIn } from '../../directory/data-version.ts';
import { refreshReviewProof } from '../../reviews/review.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { canBecome, isSeated } from './order-status.ts';
import { freeSeat, takeSeat } from './seats.ts';

/** An order as it is stored. */
export type OrderRow = typeof scholarshipOrder.$inferSelect;

/** The order of this code, locked until the transaction ends: whoever changes it next sees what was changed. */
export async function lockOrder(tx: NodePgDatabase, code: string): Promise<OrderRow | undefined> {
  const [found] = await tx
    .select()
    .from(scholarshipOrder)
    .where(eq(scholarshipOrder.code, code))
    .for('update');
  return found;
}

/**
 * Moves a locked order to another status, and with it its seat: the one way by which a status changes, so that the seats
 * of an offer and the orders that hold them never differ.
 *
 * An order that has no seat and comes to a status with one (paid after it expired) takes a seat again. Where none is left
 * it goes on without, `seatMissing`: the money is there, and a person decides.
 *
 * @throws {ServiceError} 409 ORDER_STATUS_CONFLICT when it may not go there.
 */
export async function changeOrderStatus(
  tx: NodePgDatabase,
  order: OrderRow,
  status: OrderStatus,
): Promise<OrderRow> {
  if (!canBecome(order.status, status)) {
    throw new ServiceError(
      409,
      'ORDER_STATUS_CONFLICT',
      'A situação atual da reserva não permite esta mudança.',
    );
  }
  if (order.status === status) return order;
  const hadSeat = isSeated(order.status) && !order.seatMissing;
  const wantsSeat = isSeated(status) && !isSeated(order.status);
  const seat = wantsSeat && order.offerId !== null ? await takeSeat(tx, order.offerId) : undefined;
  const seatMissing = isSeated(status) && (wantsSeat ? seat === undefined : order.seatMissing);
  await tx.update(scholarshipOrder).set({ status, seatMissing }).where(eq(scholarshipOrder.id, order.id));
  await tx.insert(orderStatusChange).values({ orderId: order.id, status });
  const freed = hadSeat && !isSeated(status) ? order.offerId : null;
  if (freed !== null) await freeSeat(tx, freed);
  const { accountId, schoolId } = order;
  if (status === 'enrolled' && accountId !== null && schoolId !== null) {
    await refreshReviewProof(tx, { accountId, schoolId });
  }
  // Searches answer how many seats are left, and reviews what stands behind them.
  if (seat !== undefined || freed !== null || status === 'enrolled') await bumpDataVersionIn(tx, schoolId);
  return { ...order, status, seatMissing };
}
