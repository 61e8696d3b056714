import type { OrderStatus } from '../../database/order-schema.ts';

/**
 * Where an order may go from each status (EN-09). What is not here is refused with 409.
 *
 * - `awaiting_payment` follows itself: one attempt to pay after the other fails.
 * - `expired` may still be paid: the money of a Pix can be on its way when the time is up.
 * - `enrolled` follows itself: the payment host and the operator may both confirm it.
 * - `cancelled` is the end, also for money that arrives later: the payment host learns it by the 409 and pays back.
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

/** Statuses that wait for money, until the order expires. */
export const unpaidStatuses = ['initiated', 'awaiting_payment'] as const satisfies readonly OrderStatus[];

/** Statuses in which an order has a seat of its offer. */
export const seatedStatuses = [
  ...unpaidStatuses,
  'paid',
  'enrolled',
] as const satisfies readonly OrderStatus[];

/** Whether an order may go from one status to the other. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Whether the order waits for money. */
export function isUnpaid(status: OrderStatus): boolean {
  return unpaidStatuses.some((unpaid) => unpaid === status);
}

/** Whether the money of an order of this status has come. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'paid' || status === 'enrolled';
}

/** Whether an order of this status has a seat, unless it is marked as lacking one. */
export function isSeated(status: OrderStatus): boolean {
  return seatedStatuses.some((seated) => seated === status);
}
