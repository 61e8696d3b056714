import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../audit/record-audit-event.ts';
import { ServiceError } from '../../server/errors/service-error.ts';
import { changeOrderStatus, lockOrder } from './change-order-status.ts';
import { orderNotFound } from '../find-orders.ts';
import { mailEnrollmentConfirmed } from '../order-mail.ts';
import { isPaid } from './order-status.ts';

export interface EnrollmentConfirmation {
  /** The order's internalTransactionCode. */
  readonly code: string;
  readonly siteUrl: string;
  readonly requestId: string;
}

/**
 * Confirms, for the school, that the student of a paid order is enrolled, and notifies the user. Idempotent.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND, 409 ORDER_STATUS_CONFLICT when it is not paid.
 */
export async function confirmEnrollment(
  db: NodePgDatabase,
  { code, siteUrl, requestId }: EnrollmentConfirmation,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    if (!order) throw orderNotFound();
    if (!isPaid(order.status)) {
      throw new ServiceError(409, 'ORDER_STATUS_CONFLICT', 'Esta reserva não está paga.');
    }
    const enrolled = await changeOrderStatus(tx, order, 'enrolled');
    if (enrolled === order) return;
    await mailEnrollmentConfirmed(tx, enrolled, siteUrl);
    await recordAuditEvent(tx, {
      actor: 'operator',
      action: 'order.enrolled',
      subject: `order:${order.id}`,
      requestId,
    });
  });
}
