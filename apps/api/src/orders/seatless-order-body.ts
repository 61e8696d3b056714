import { z } from 'zod';
import { orderStatuses } from './order-status.ts';

/** An order that was paid when its seat was gone, with whom to talk to. Answered to the operator alone. */
export const seatlessOrderBody = z
  .object({
    internalTransactionCode: z.string(),
    status: z.enum(orderStatuses),
    createdAt: z.iso.datetime(),
    student: z.object({ name: z.string() }),
    owner: z
      .object({ name: z.string(), email: z.string(), phone: z.string().nullable() })
      .nullable()
      .meta({ description: 'null once the account was deleted.' }),
    school: z.object({ name: z.string(), slug: z.string() }),
    offer: z.object({
      id: z.int().nullable(),
      title: z.string(),
      seatsLeft: z.int().nullable().meta({ description: 'Now; null when the offer is gone.' }),
    }),
  })
  .meta({ id: 'SeatlessOrder' });
