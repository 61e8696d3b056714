import { type Centavos, formatBRL } from '@melhor-escola/domain/money';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { recordAuditEvent } from '../../platform/audit/record-audit-event.ts';
import { type OrderStatus, paymentEvent } from '../../platform/database/order-schema.ts';
import type { Events } from '../../platform/database/events.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { amountDueFor } from '../amount-due.ts';
import { changeOrderStatus } from '../lifecycle/change-order-status.ts';
import { lockOrder, type OrderEnvironment, orderNotFound, type OrderRow } from '../order.ts';
import { readOrderCode } from '../../platform/readable-codes.ts';
import { findRefusals, REFUNDED } from '../find-refusals.ts';
import { announceOrder, announceRefund, cancellationEvent } from '../mail/announce-order.ts';

/** Events of the payment host. `payment.pending`: a Pix code or a boleto was created, but is not paid yet. */
export const paymentEventTypes = [
  'payment.pending',
  'payment.failed',
  'payment.succeeded',
  'enrollment.confirmed',
  'order.cancelled',
] as const;

type PaymentEventType = (typeof paymentEventTypes)[number];

/** The status after each event. */
const statusAfter: Readonly<Record<PaymentEventType, OrderStatus>> = {
  'payment.pending': 'awaiting_payment',
  'payment.failed': 'awaiting_payment',
  'payment.succeeded': 'paid',
  'enrollment.confirmed': 'enrolled',
  'order.cancelled': 'cancelled',
};

interface PaymentEvent {
  /** The payment host's id: an event counts once, however often it is reported. */
  readonly id: string;
  readonly type: PaymentEventType;
  readonly internalTransactionCode: string;
  /** Amount paid in centavos; reported with a successful payment. */
  readonly amount?: Centavos | undefined;
}

interface PaymentEventOptions {
  readonly events: Pick<Events, 'enrolled'>;
  readonly environment: OrderEnvironment;
  readonly requestId: string;
}

interface HandledEvent {
  readonly order: OrderRow;
  /** Whether it was handled before and changed nothing now. */
  readonly repeated: boolean;
}

/**
 * Handles an event of the payment host, once per event id.
 *
 * A payment that arrives after the reservation expired is accepted, because the money is there: the order takes a
 * seat again if the offer has one. Otherwise the order is paid and marked `seat_missing` (oversold), with
 * 'order.paid-without-seat' in the audit trail, and no mail promises a seat: our team gets a mail, and the school,
 * or our team for it, gives it a seat or refuses it (`school-orders/decide-order.ts`).
 *
 * `order.cancelled` of a paid order that its school has refused reports its refund: 'order.refunded' in the audit trail, and
 * a mail to our team, once.
 *
 * A payment of another amount than the order's is rejected: on the 409 the payment host refunds it, as for a
 * canceled order.
 *
 * A rejected event is not stored: reported again later (an enrollment that overtook its payment) it may be valid.
 *
 * @throws {ServiceError} 404 ORDER_NOT_FOUND; 409 ORDER_STATUS_CONFLICT, PAYMENT_AMOUNT_WRONG, or
 * PAYMENT_EVENT_CONFLICT when the id belongs to another event.
 */
export async function handlePaymentEvent(
  db: NodePgDatabase,
  event: PaymentEvent,
  { environment, events, requestId }: PaymentEventOptions,
): Promise<HandledEvent> {
  return db.transaction(async (tx) => {
    const code = readOrderCode(event.internalTransactionCode);
    if (code === undefined) throw orderNotFound();
    const order = await lockOrder(tx, code);
    const isNew = await storeEvent(tx, event, order);
    if (!isNew) return { order, repeated: true };
    rejectOtherAmount(event, order);
    const changed = await changeOrderStatus(tx, order, statusAfter[event.type], events);
    if (changed === order) {
      if (order.status === 'cancelled') await recordRefund(tx, order, { environment, requestId });
      return { order, repeated: false };
    }
    const isPaid = changed.status === 'paid';
    await recordAuditEvent(tx, {
      actor: 'system',
      action: isPaid && changed.seatMissing ? 'order.paid-without-seat' : `order.${changed.status}`,
      subject: `order:${order.id}`,
      requestId,
    });
    if (changed.status === 'enrolled') await announceOrder(tx, 'enrolled', changed, environment);
    if (changed.status === 'cancelled') await announceOrder(tx, cancellationEvent(order), order, environment);
    if (isPaid) await announceOrder(tx, changed.seatMissing ? 'oversold' : 'paid', changed, environment);
    return { order: changed, repeated: false };
  });
}

/** Records that the money of a refused order is back, and tells our team; nothing if that is recorded, or there was none. */
async function recordRefund(
  tx: NodePgDatabase,
  order: OrderRow,
  { environment, requestId }: Omit<PaymentEventOptions, 'events'>,
): Promise<void> {
  const refusal = (await findRefusals(tx, [order.id])).get(order.id);
  if (!refusal?.isRefundDue) return;
  await recordAuditEvent(tx, { actor: 'system', action: REFUNDED, subject: `order:${order.id}`, requestId });
  await announceRefund(tx, order, environment);
}

/** Rejects a payment of another amount, or without one. */
function rejectOtherAmount({ type, amount }: PaymentEvent, order: OrderRow): void {
  const due = amountDueFor(order);
  if (type !== 'payment.succeeded' || amount === due) return;
  throw new ServiceError('PAYMENT_AMOUNT_WRONG', `O valor desta reserva é ${formatBRL(due)}.`);
}

/** @returns false when this event was handled before. */
async function storeEvent(tx: NodePgDatabase, { id, type }: PaymentEvent, order: OrderRow): Promise<boolean> {
  const stored = await tx
    .insert(paymentEvent)
    .values({ id, kind: type, orderId: order.id })
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  if (stored.length > 0) return true;
  const [before] = await tx.select().from(paymentEvent).where(eq(paymentEvent.id, id));
  if (before?.kind === type && before.orderId === order.id) return false;
  throw new ServiceError('PAYMENT_EVENT_CONFLICT', 'Este identificador já foi de outro evento.');
}
