import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { scholarshipOrder } from '../../platform/database/order-schema.ts';
import { bumpDataVersionIn } from '../../catalog/data-version.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { announceOrder } from '../mail/announce-order.ts';
import { lockSecuredOrder, type OperatorOrderChange } from '../order.ts';
import { takeSeat } from '../../catalog/offers/seats.ts';

/**
 * Assigns a seat of its offer to an oversold order, and notifies the family and the school. Idempotent.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND, 409 ORDER_STATUS_CONFLICT when it is not paid, 409 OFFER_SOLD_OUT when
 * no seat is left.
 */
export async function assignSeat(
  db: NodePgDatabase,
  { code, environment, requestId }: OperatorOrderChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockSecuredOrder(tx, code);
    if (!order.seatMissing) return;
    const seat = order.offerId === null ? undefined : await takeSeat(tx, order.offerId);
    if (!seat) throw new ServiceError('OFFER_SOLD_OUT', 'As vagas desta bolsa acabaram.');
    await tx.update(scholarshipOrder).set({ seatMissing: false }).where(eq(scholarshipOrder.id, order.id));
    await announceOrder(tx, 'paid', order, environment);
    await recordAuditEvent(tx, {
      actor: 'operator',
      action: 'order.seat-given',
      subject: `order:${order.id}`,
      requestId,
    });
    await bumpDataVersionIn(tx, order.schoolId);
  });
}
