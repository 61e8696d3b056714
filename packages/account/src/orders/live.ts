import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { isUnpaid } from './order-status.ts';

/** Milliseconds between two looks at what somebody may be paying in another window. */
const period = 15_000;

/**
 * How often orders are fetched again while their page is looked at: at intervals while one waits for money, and never by
 * themselves once all are settled.
 */
export function refetchIntervalOf(orders: readonly Pick<Order, 'status'>[]): number | false {
  return orders.some(({ status }) => isUnpaid(status)) ? period : false;
}
