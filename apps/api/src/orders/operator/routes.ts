import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/database/events.ts';
import { readOrderCode } from '../../platform/readable-codes.ts';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../../platform/http/slice-routes.ts';
import { confirmEnrollment } from '../lifecycle/confirm-enrollment.ts';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { assignSeat } from '../lifecycle/oversold-orders.ts';
import { type OrderEnvironment, orderNotFound } from '../order.ts';
import { findOperatedOrders, showOrder } from './find-operated-orders.ts';
import { listedOrderBody, shownOrderBody, toListedOrder, toShownOrder } from './schema.ts';

interface OperatedOrderContext {
  readonly environment: OrderEnvironment;
  readonly database: Database;
  readonly events: Pick<Events, 'enrolled'>;
}

const tags = ['operator'];
const params = z.object({ code: z.string() });

/** Routes below /v3/operator/orders, on a scope behind `requireOperator`. */
export function registerOperatedOrders(server: ZodFastify, context: OperatedOrderContext): void {
  registerReading(server, context);
  registerChanges(server, context);
}

/** @throws {ServiceError} 404 for what is no code. */
function readCode(text: string): string {
  const code = readOrderCode(text);
  if (code === undefined) throw orderNotFound();
  return code;
}

function registerReading(server: ZodFastify, { database: { db } }: OperatedOrderContext): void {
  server.get(
    '/orders',
    {
      schema: {
        tags,
        summary: 'All orders, newest first, without the families’ data',
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
  server.get(
    '/orders/:code',
    {
      schema: {
        tags,
        summary: 'An order with the contacts of its family and its school',
        headers: tenantHeaders,
        params,
        response: { 200: shownOrderBody },
        errors: ['ORDER_NOT_FOUND'],
      },
    },
    async (request) => toShownOrder(await showOrder(db, readCode(request.params.code))),
  );
}

function registerChanges(
  server: ZodFastify,
  { environment, events, database: { db } }: OperatedOrderContext,
): void {
  server.post(
    '/orders/:code/seat',
    {
      schema: {
        tags,
        summary: 'Assign a seat of its offer to an oversold order',
        description: '409 OFFER_SOLD_OUT while none is left; the partner’s file sets the number of seats.',
        headers: tenantHeaders,
        params,
        response: { 204: z.null() },
        errors: ['ORDER_NOT_FOUND', 'OFFER_SOLD_OUT', 'ORDER_STATUS_CONFLICT'],
      },
    },
    async (request, reply) => {
      const code = readCode(request.params.code);
      await assignSeat(db, { code, environment, requestId: request.id });
      return reply.code(204).send(null);
    },
  );
  server.post(
    '/orders/:code/enrollment',
    {
      schema: {
        tags,
        summary: 'Confirm, for the school, that the student of a paid order is enrolled',
        description:
          'The family gets a mail, and their review of the school the badge of an enrollment through us. Confirming twice is fine; 409 ORDER_STATUS_CONFLICT when the order is not paid.',
        headers: tenantHeaders,
        params,
        response: { 204: z.null() },
        errors: ['ORDER_NOT_FOUND', 'ORDER_STATUS_CONFLICT'],
      },
    },
    async (request, reply) => {
      const code = readCode(request.params.code);
      await confirmEnrollment(db, { code, environment, events, requestId: request.id });
      return reply.code(204).send(null);
    },
  );
}
