import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  orderStatusChange,
  scholarshipOrder,
  type OrderStatus,
} from '../../platform/database/order-schema.ts';
import { deleteWaitingOrderMails } from '../../accounts/school-mails/urgent-mail.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import type { Events } from '../../platform/database/events.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { OrderRow } from '../order.ts';
import { canBecome, isSeated } from '../../catalog/offers/order-status.ts';
import { freeSeat, takeSeat } from '../../catalog/offers/seats.ts';

/**
 * Changes the status of a locked order, and its seat accordingly. Every change of status goes through here, so that
 * an offer's seats always match the orders that hold them.
 *
 * An order without a seat that reaches a status with one (paid after it expired) takes a seat again. If none is left
 * it becomes oversold, `seatMissing`: the money has arrived, and a person decides.
 *
 * What people of the school were to learn in the morning of what it was before is not sent.
 *
 * @param change the next status; an enrollment is an event for others.
 * @throws {ServiceError} 409 ORDER_STATUS_CONFLICT for a transition that is not allowed.
 */
export async function changeOrderStatus(
  tx: NodePgDatabase,
  order: OrderRow,
  ...change:
    | [status: Exclude<OrderStatus, 'enrolled'>]
    | [status: OrderStatus, events: Pick<Events, 'enrolled'>]
): Promise<OrderRow> {
  const [status, events] = change;
  if (!canBecome(order.status, status)) {
    throw new ServiceError('ORDER_STATUS_CONFLICT', 'A situação atual da reserva não permite esta mudança.');
  }
  if (order.status === status) return order;
  const hadSeat = isSeated(order.status) && !order.seatMissing;
  const wantsSeat = isSeated(status) && !isSeated(order.status);
  const seat = wantsSeat && order.offerId !== null ? await takeSeat(tx, order.offerId) : undefined;
  const seatMissing = isSeated(status) && (wantsSeat ? seat === undefined : order.seatMissing);
  await tx.update(scholarshipOrder).set({ status, seatMissing }).where(eq(scholarshipOrder.id, order.id));
  await tx.insert(orderStatusChange).values({ orderId: order.id, status });
  await deleteWaitingOrderMails(tx, order.id);
  const freed = hadSeat && !isSeated(status) ? order.offerId : null;
  if (freed !== null) await freeSeat(tx, freed);
  // Before the data version, for whose row all others wait.
  if (status === 'enrolled') await events?.enrolled(tx, order);
  // Searches return the seats left, and reviews their evidence.
  if (seat !== undefined || freed !== null || status === 'enrolled')
    await bumpDataVersionIn(tx, order.schoolId);
  return { ...order, status, seatMissing };
}
