import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { lockOrder, type OrderEnvironment, orderNotFound } from '../order.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { announceOrder, cancellationEvent } from '../mail/announce-order.ts';
import { isCancellable } from '../../catalog/offers/order-status.ts';

export interface Cancellation {
  readonly accountId: number;
  readonly code: string;
  readonly requestId: string;
  readonly environment: OrderEnvironment;
  /** False when the account is deleted too. @default true */
  readonly notifiesFamily?: boolean;
}

/**
 * Cancels an order without a payment for its user, frees its seat and notifies everyone. Idempotent: repeating it on a
 * canceled order succeeds. Paid orders are canceled by the payment host, which refunds them.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND for another user's order (S20), 409 ORDER_NOT_CANCELLABLE.
 */
export async function cancelOrder(
  db: NodePgDatabase,
  { accountId, code, requestId, environment, notifiesFamily = true }: Cancellation,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    if (order.accountId !== accountId) throw orderNotFound();
    if (order.status === 'cancelled') return;
    if (!isCancellable(order.status)) {
      throw new ServiceError(
        'ORDER_NOT_CANCELLABLE',
        order.status === 'expired'
          ? 'Esta reserva já venceu: não há o que cancelar.'
          : 'Esta bolsa já foi paga ou tem matrícula. Para cancelar, fale com a nossa central de ajuda.',
      );
    }
    await changeOrderStatus(tx, order, 'cancelled');
    await announceOrder(tx, cancellationEvent(order), order, environment, { notifiesFamily });
    await recordAuditEvent(tx, {
      actor: `account:${accountId}`,
      action: 'order.cancelled',
      subject: `order:${order.id}`,
      requestId,
    });
  });
}
