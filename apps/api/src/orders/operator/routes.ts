import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { listPageQuery, operatorCall, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { readCode } from '../school-orders/routes.ts';
import { schoolOrderPageBody } from '../school-orders/schema.ts';
import { findOperatedOrder, findOperatedOrders } from './find-operated-orders.ts';
import { operatedOrderState, operatedOrdersBody } from './schema.ts';

/**
 * Routes below /v3/panel/operation/orders, on a scope behind `requireRole`. What our team does about an order, it does by the calls of its school
 * (`school-orders/`).
 */
export function registerOperatedOrders(server: ZodFastify, { db }: Database): void {
  server.get(
    '/operation/orders',
    {
      schema: {
        ...operatorCall,
        summary: 'The orders of all schools without a seat, or not refunded, oldest first',
        querystring: listPageQuery.extend({ state: operatedOrderState.default('oversold') }),
        response: { 200: operatedOrdersBody },
      },
    },
    ({ query }) => findOperatedOrders(db, query),
  );
  server.get(
    '/operation/orders/:order',
    {
      schema: {
        ...operatorCall,
        summary: 'An order of any school by its code',
        params: z.object({ order: z.string().meta({ description: 'Its internalTransactionCode.' }) }),
        response: { 200: schoolOrderPageBody },
        errors: ['ORDER_NOT_FOUND'],
      },
    },
    ({ params: { order } }) => findOperatedOrder(db, readCode(order)),
  );
}
