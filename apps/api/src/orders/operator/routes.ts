import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../../platform/http/slice-routes.ts';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { findOperatedOrders } from './find-operated-orders.ts';
import { listedOrderBody, toListedOrder } from './schema.ts';

/** GET /v3/operator/orders, on a scope behind `requireOperator`. What is done about an order is done in the panel of its school. */
export function registerOperatedOrders(server: ZodFastify, { db }: Database): void {
  server.get(
    '/orders',
    {
      schema: {
        tags: ['operator'],
        summary: 'All orders, those with a refund due first, then the newest, without the families’ data',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({
          status: z.enum(orderStatuses).optional(),
          school: z.string().max(200).optional().meta({ description: 'Its slug.' }),
          oversold: z
            .stringbool()
            .default(false)
            .meta({ description: 'Only orders that were paid after the last seat was taken.' }),
          since: z.iso
            .date()
            // PostgreSQL has no year 0.
            .refine((day) => day >= '0001')
            .optional()
            .meta({ description: 'Only orders whose status changed on this day (Brasília) or later.' }),
        }),
        response: { 200: z.array(listedOrderBody) },
      },
    },
    async ({ query }, reply) => {
      const { orders, total } = await findOperatedOrders(db, query);
      setListHeaders(reply, total, query.size);
      return orders.map(toListedOrder);
    },
  );
}
