import { z } from 'zod';
import { amountDueFor } from '../amount-due.ts';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import type { ListedOrder } from './find-operated-orders.ts';

const status = z.enum(orderStatuses);
const moment = z.iso.datetime();

/** An order in the operator's list: nothing about the family. */
export const listedOrderBody = z
  .object({
    internalTransactionCode: z.string(),
    status,
    seatMissing: z.boolean().meta({ description: 'Oversold: paid, but without a seat.' }),
    school: z.object({ name: z.string(), slug: z.string() }),
    grade: z.string(),
    shift: z.string(),
    year: z.int(),
    createdAt: moment,
    expiresAt: moment,
    paidAt: moment.nullable(),
    amountDue: z.int().meta({ description: 'What the payment page collects, in centavos.' }),
    refundDue: z.boolean().meta({
      description: 'Refused after its payment, and the payment host has not reported the refund.',
    }),
    demo: z.boolean(),
  })
  .meta({ id: 'ListedOrder' });

export function toListedOrder({ order, paidAt, isRefundDue }: ListedOrder): z.input<typeof listedOrderBody> {
  const { snapshot } = order;
  return {
    internalTransactionCode: order.code,
    status: order.status,
    seatMissing: order.seatMissing,
    school: { name: snapshot.school.name, slug: snapshot.school.slug },
    grade: snapshot.grade,
    shift: snapshot.shift,
    year: snapshot.year,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    amountDue: amountDueFor(order),
    refundDue: isRefundDue,
    demo: order.demo,
  };
}
