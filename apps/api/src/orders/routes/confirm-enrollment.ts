import { z } from 'zod';
import { errorBody } from '../../server/errors/error-handler.ts';
import { tenantHeaders } from '../../server/edge/tenant-headers.ts';
import type { ZodFastify } from '../../server/zod-fastify.ts';
import { confirmEnrollment } from '../confirm-enrollment.ts';
import { orderNotFound } from '../find-orders.ts';
import { readOrderCode } from '../order-code.ts';
import type { OrderContext } from './orders.ts';

/** POST /v3/operator/orders/{code}/enrollment, on a scope behind `requireOperator`. */
export function registerConfirmEnrollment(
  server: ZodFastify,
  { environment, database: { db } }: OrderContext,
): void {
  server.post(
    '/orders/:code/enrollment',
    {
      schema: {
        tags: ['operator'],
        summary: 'Confirm, for the school, that the student of a paid order is enrolled',
        description:
          'The family gets a mail, and their review of the school the badge of an enrolment through us. Confirming twice is fine; 409 ORDER_STATUS_CONFLICT when the order is not paid.',
        headers: tenantHeaders,
        params: z.object({ code: z.string() }),
        response: {
          204: z.null(),
          400: errorBody,
          401: errorBody,
          404: errorBody,
          409: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async (request, reply) => {
      const code = readOrderCode(request.params.code);
      if (code === undefined) throw orderNotFound();
      await confirmEnrollment(db, { code, siteUrl: environment.siteUrl, requestId: request.id });
      return reply.code(204).send(null);
    },
  );
}
