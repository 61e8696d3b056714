import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Events } from '../../platform/database/events.ts';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { lockSecuredOrder, type OperatorOrderChange } from '../order.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { announceOrder } from '../mail/announce-order.ts';

/**
 * Confirms, for the school, that the student of a paid order, or one for free, is enrolled, and notifies the user. Idempotent.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND, 409 ORDER_STATUS_CONFLICT when it is neither.
 */
export async function confirmEnrollment(
  db: NodePgDatabase,
  {
    code,
    environment,
    requestId,
    events,
  }: OperatorOrderChange & { readonly events: Pick<Events, 'enrolled'> },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockSecuredOrder(tx, code);
    const enrolled = await changeOrderStatus(tx, order, 'enrolled', events);
    if (enrolled === order) return;
    await announceOrder(tx, 'enrolled', enrolled, environment);
    await recordAuditEvent(tx, {
      actor: 'operator',
      action: 'order.enrolled',
      subject: `order:${order.id}`,
      requestId,
    });
  });
}
