import type { OrderStatus } from '../../database/order-schema.ts';

/**
 * Allowed transitions of an order's status (EN-09). Any other is rejected with 409.
 *
 * - `awaiting_payment` may repeat: several attempts to pay may fail.
 * - `expired` may still be paid: a Pix may be in transit at the deadline.
 * - `enrolled` may repeat: the payment host and the operator may both confirm it.
 * - `cancelled` is final, even for a later payment: on the 409 the payment host refunds it.
 */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  initiated: ['awaiting_payment', 'paid', 'cancelled', 'expired'],
  awaiting_payment: ['awaiting_payment', 'paid', 'cancelled', 'expired'],
  paid: ['enrolled', 'cancelled'],
  enrolled: ['enrolled'],
  cancelled: [],
  expired: ['paid'],
};

export const orderStatuses = [
  'initiated',
  'awaiting_payment',
  'paid',
  'enrolled',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[];

/** Statuses that await payment, until the order expires. */
export const unpaidStatuses = ['initiated', 'awaiting_payment'] as const satisfies readonly OrderStatus[];

/** Statuses in which an order holds a seat of its offer. */
export const seatedStatuses = [
  ...unpaidStatuses,
  'paid',
  'enrolled',
] as const satisfies readonly OrderStatus[];

/** Whether this transition is allowed. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Whether the order awaits payment. */
export function isUnpaid(status: OrderStatus): boolean {
  return unpaidStatuses.some((unpaid) => unpaid === status);
}

/** Whether an order with this status is paid. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'paid' || status === 'enrolled';
}

/** Whether an order with this status holds a seat, unless it is oversold. */
export function isSeated(status: OrderStatus): boolean {
  return seatedStatuses.some((seated) => seated === status);
}
