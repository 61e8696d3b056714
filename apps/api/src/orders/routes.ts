import type { Environment } from '@melhor-escola/server-kit/environment';
import { z } from 'zod';
import { signedIn } from '../accounts/sessions/signed-in.ts';
import type { Database } from '../platform/database/database.ts';
import {
  listPageQuery,
  setListHeaders,
  tenantHeaders,
  type ZodFastify,
} from '../platform/http/slice-routes.ts';
import { findOrder, findOrders } from './find-orders.ts';
import { type OrderEnvironment, orderNotFound } from './order.ts';
import { cancelOrder } from './lifecycle/cancel-order.ts';
import { orderStatuses } from '../catalog/offers/order-status.ts';
import { readOrderCode } from '../platform/readable-codes.ts';
import { reserveOffer } from './reserve-offer.ts';
import { reservationBody, orderBody, toOrder } from './schema.ts';

interface OrderContext {
  readonly environment: OrderEnvironment & Pick<Environment, 'paymentUrl'>;
  readonly database: Database;
}

/** Routes of /v3/account/user/orders (CA-05, EN-09), on a scope behind `requireSignedIn`. */
export function registerOrders(server: ZodFastify, context: OrderContext): void {
  registerReserve(server, context);
  registerList(server, context);
  registerOne(server, context);
  registerCancel(server, context);
}

/** POST …/orders reserves an offer. */
function registerReserve(server: ZodFastify, { environment, database: { db } }: OrderContext): void {
  server.post(
    '/account/user/orders',
    {
      schema: {
        tags: ['orders'],
        summary: 'Reserve an offer',
        headers: tenantHeaders.extend({
          'idempotency-key': z
            .string()
            .regex(/^[\u0021-\u007E]{1,200}$/)
            .optional()
            .meta({
              description:
                'A repeated request with the same key returns the same order; 409 IDEMPOTENCY_KEY_REUSED once that order was cancelled or has expired.',
            }),
        }),
        body: reservationBody,
        response: { 201: orderBody },
        errors: [
          'CPF_REQUIRED',
          'OFFER_NOT_FOUND',
          'OFFER_SOLD_OUT',
          'OFFER_CLOSED',
          'OFFER_PRICE_CHANGED',
          'SCHOOL_UNLISTED',
          'STUDENT_ALREADY_RESERVED',
          'RESERVATION_LIMIT',
          'IDEMPOTENCY_KEY_REUSED',
        ],
      },
    },
    async (request, reply) => {
      const { accountId } = signedIn(request);
      const { offerId, expectedPrice, student } = request.body;
      const { code } = await reserveOffer(
        db,
        {
          accountId,
          offerId,
          expectedPrice,
          student,
          idempotencyKey: request.headers['idempotency-key'],
          requestId: request.id,
        },
        environment,
      );
      reply.code(201);
      return toOrder(await findOrder(db, accountId, code), environment.paymentUrl);
    },
  );
}

/** GET …/orders: the current user's, newest first. */
function registerList(server: ZodFastify, { environment, database: { db } }: OrderContext): void {
  const status = z.enum(orderStatuses);
  server.get(
    '/account/user/orders',
    {
      schema: {
        tags: ['orders'],
        summary: 'The current user’s reserved scholarships',
        description: 'The headers x-total-count and x-total-pages contain the size of the list.',
        headers: tenantHeaders,
        querystring: listPageQuery.extend({
          'status[]': z
            .union([status.transform((one) => [one]), z.array(status)])
            .optional()
            .meta({ description: 'Repeat the parameter for several.' }),
        }),
        response: { 200: z.array(orderBody) },
      },
    },
    async (request, reply) => {
      const { page, size, 'status[]': statuses } = request.query;
      const { orders, total } = await findOrders(db, signedIn(request).accountId, { statuses, page, size });
      setListHeaders(reply, total, size);
      return orders.map((order) => toOrder(order, environment.paymentUrl));
    },
  );
}

/** GET …/orders/{internalTransactionCode or id}. */
function registerOne(server: ZodFastify, { environment, database: { db } }: OrderContext): void {
  server.get(
    '/account/user/orders/:order',
    {
      schema: {
        tags: ['orders'],
        summary: 'A reserved scholarship of the current user',
        headers: tenantHeaders,
        params: z.object({
          order: z.string().meta({ description: 'Its internalTransactionCode, or its id.' }),
        }),
        response: { 200: orderBody },
        errors: ['ORDER_NOT_FOUND'],
      },
    },
    async (request) =>
      toOrder(await findOrder(db, signedIn(request).accountId, request.params.order), environment.paymentUrl),
  );
}

/** POST …/orders/{internalTransactionCode}/cancel frees the seat of a reservation without a payment. */
function registerCancel(server: ZodFastify, { environment, database: { db } }: OrderContext): void {
  server.post(
    '/account/user/orders/:code/cancel',
    {
      schema: {
        tags: ['orders'],
        summary: 'Cancel a reservation without a payment',
        description: '409 ORDER_NOT_CANCELLABLE once it is paid, has expired or led to an enrollment.',
        headers: tenantHeaders,
        params: z.object({ code: z.string() }),
        response: { 200: orderBody },
        errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
      },
    },
    async (request) => {
      const { accountId } = signedIn(request);
      const code = readOrderCode(request.params.code);
      if (code === undefined) throw orderNotFound();
      await cancelOrder(db, { accountId, code, requestId: request.id, environment });
      return toOrder(await findOrder(db, accountId, code), environment.paymentUrl);
    },
  );
}
