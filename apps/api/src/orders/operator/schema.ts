import { z } from 'zod';
import { schoolOrderPageBody } from '../school-orders/schema.ts';

/** What our team settles: orders without a seat, and refused ones whose money is not back. */
export const operatedOrderState = z.enum(['oversold', 'refund-due']);

export type OperatedOrderState = z.output<typeof operatedOrderState>;

const count = z.int();

/** A page of the orders of all schools that our team settles, oldest first. Families are in none. */
export const operatedOrdersBody = z
  .object({
    counts: z.object({ oversold: count, 'refund-due': count }),
    pages: z.int().min(1).meta({ description: 'Of this state.' }),
    orders: z.array(schoolOrderPageBody),
  })
  .meta({ id: 'OperatedOrders' });
