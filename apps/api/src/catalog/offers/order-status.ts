import type { OrderStatus } from '../../platform/database/order-schema.ts';

/**
 * Allowed transitions of an order's status (EN-09). Any other is rejected with 409.
 *
 * - `awaiting_payment` may repeat: several attempts to pay may fail.
 * - `expired` may still be paid: a Pix may be in transit at the deadline.
 * - `confirmed` is the first status of an order with nothing to pay, and no payment leads to it.
 * - `enrolled` may repeat: the payment host and the school may both confirm it.
 * - `cancelled` is final, even for a later payment: on the 409 the payment host refunds it. It may repeat: the payment host also
 *   reports the refund of an order that its school has refused (`handlePaymentEvent` records it).
 */
const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  initiated: ['awaiting_payment', 'paid', 'cancelled', 'expired'],
  awaiting_payment: ['awaiting_payment', 'paid', 'cancelled', 'expired'],
  paid: ['enrolled', 'cancelled'],
  confirmed: ['enrolled', 'cancelled'],
  enrolled: ['enrolled'],
  cancelled: ['cancelled'],
  expired: ['paid'],
};

export const orderStatuses = [
  'initiated',
  'awaiting_payment',
  'paid',
  'confirmed',
  'enrolled',
  'cancelled',
  'expired',
] as const satisfies readonly OrderStatus[];

/** Statuses that await payment, until the order expires. */
export const unpaidStatuses = ['initiated', 'awaiting_payment'] as const satisfies readonly OrderStatus[];

/** Statuses in which no money has changed hands: the family cancels such an order itself. */
export const cancellableStatuses = [...unpaidStatuses, 'confirmed'] as const satisfies readonly OrderStatus[];

/** Statuses in which the scholarship is the family's, but the student is not enrolled yet. */
export const securedStatuses = ['paid', 'confirmed'] as const satisfies readonly OrderStatus[];

/** Statuses in which an order holds a seat of its offer. */
export const seatedStatuses = [
  ...unpaidStatuses,
  ...securedStatuses,
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

/** Whether the family may cancel the order itself. */
export function isCancellable(status: OrderStatus): boolean {
  return cancellableStatuses.some((cancellable) => cancellable === status);
}

/** Whether the scholarship is the family's: paid or for free, enrolled or not yet. */
export function isSecured(status: OrderStatus): boolean {
  return status === 'enrolled' || securedStatuses.some((secured) => secured === status);
}

/** Whether an order with this status holds a seat, unless it is oversold. */
export function isSeated(status: OrderStatus): boolean {
  return seatedStatuses.some((seated) => seated === status);
}
