import { z } from 'zod';
import { amountDueFor } from '../amount-due.ts';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import type { ListedOrder, ShownOrder } from './find-operated-orders.ts';

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
    demo: z.boolean(),
  })
  .meta({ id: 'ListedOrder' });

/** An order with its contacts. For the operator only. */
export const shownOrderBody = listedOrderBody
  .extend({
    student: z.object({ name: z.string() }),
    seatsLeft: z.int().nullable().meta({ description: 'Of its offer now; null when the offer is gone.' }),
    owner: z
      .object({ name: z.string(), email: z.string(), phone: z.string().nullable() })
      .nullable()
      .meta({ description: 'null once the account was deleted.' }),
    schoolContact: z
      .object({ email: z.string().nullable(), phone: z.string().nullable() })
      .nullable()
      .meta({ description: 'null when the school is no longer in the directory.' }),
    history: z.array(z.object({ status, createdAt: moment })),
  })
  .meta({ id: 'ShownOrder' });

export function toListedOrder({ order, paidAt }: ListedOrder): z.input<typeof listedOrderBody> {
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
    demo: order.demo,
  };
}

export function toShownOrder({
  owner: account,
  seatsLeft,
  schoolContact,
  history,
  ...listed
}: ShownOrder): z.input<typeof shownOrderBody> {
  return {
    ...toListedOrder(listed),
    student: { name: listed.order.studentName },
    owner: account,
    seatsLeft,
    schoolContact,
    history: history.map((change) => ({ ...change, createdAt: change.createdAt.toISOString() })),
  };
}
