import { z } from 'zod';
import { errorBody } from '../../server/errors/error-handler.ts';
import { listPageQuery, setListHeaders } from '../../server/list-page.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { orderNotFound } from '../find-orders.ts';
import { findSeatlessOrders, giveSeat, type SeatlessOrder } from '../missing-seats.ts';
import { readOrderCode } from '../order-code.ts';
import { seatlessOrderBody } from '../seatless-order-body.ts';
import type { OrderContext } from './orders.ts';

const errors = { 400: errorBody, 401: errorBody, 429: errorBody, 503: errorBody };
const tags = ['operator'];

/** Calls below /v3/operator/orders: orders that were paid when their seat was gone. On a scope behind `requireOperator`. */
export function registerMissingSeats(
  server: ZodFastify,
  { environment, database: { db } }: OrderContext,
): void {
  server.get(
    '/orders/missing-seats',
    {
      schema: {
        tags,
        summary: 'Orders that are paid and have no seat, the oldest first',
        headers: tenantHeaders,
        querystring: listPageQuery,
        response: { 200: z.array(seatlessOrderBody), ...errors },
      },
    },
    async ({ query }, reply) => {
      const { orders, total } = await findSeatlessOrders(db, query);
      setListHeaders(reply, total, query.size);
      return orders.map(toBody);
    },
  );
  server.post(
    '/orders/:code/seat',
    {
      schema: {
        tags,
        summary: 'Give an order that is paid and has no seat one of its offer',
        description: '409 OFFER_SOLD_OUT while there is none: the partner’s file says how many there are.',
        headers: tenantHeaders,
        params: z.object({ code: z.string() }),
        response: { 204: z.null(), ...errors, 404: errorBody, 409: errorBody },
      },
    },
    async (request, reply) => {
      const code = readOrderCode(request.params.code);
      if (code === undefined) throw orderNotFound();
      await giveSeat(db, { code, siteUrl: environment.siteUrl, requestId: request.id });
      return reply.code(204).send(null);
    },
  );
}

function toBody({ order, owner, seatsLeft }: SeatlessOrder): z.input<typeof seatlessOrderBody> {
  const { code, status, createdAt, studentName, offerId, snapshot } = order;
  return {
    internalTransactionCode: code,
    status,
    createdAt: createdAt.toISOString(),
    student: { name: studentName },
    owner,
    school: { name: snapshot.school.name, slug: snapshot.school.slug },
    offer: { id: offerId, title: snapshot.title, seatsLeft },
  };
}
