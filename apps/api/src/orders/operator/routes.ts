import type { Database } from '../../platform/database/database.ts';
import { listPageQuery, tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { findOperatedOrders } from './find-operated-orders.ts';
import { operatedOrderState, operatedOrdersBody } from './schema.ts';

/**
 * GET /v3/panel/operation/orders, on a scope behind `requireRole`. What our team does about an order, it does by the calls of its school
 * (`school-orders/`).
 */
export function registerOperatedOrders(server: ZodFastify, { db }: Database): void {
  server.get(
    '/operation/orders',
    {
      schema: {
        tags: ['panel'],
        summary: 'The orders of all schools without a seat, or not refunded, oldest first',
        role: 'operator',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({ state: operatedOrderState.default('oversold') }),
        response: { 200: operatedOrdersBody },
      },
    },
    ({ query }) => findOperatedOrders(db, query),
  );
}
