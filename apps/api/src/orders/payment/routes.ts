import type { Environment } from '@melhor-escola/server-kit/environment';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/database/events.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { documentSecurity } from '../../platform/http/documentation.ts';
import { orderStatuses } from '../../catalog/offers/order-status.ts';
import { paymentEventTypes, handlePaymentEvent } from './handle-payment-event.ts';
import { signatureHeader, isSignedByPaymentHost } from './payment-signature.ts';

interface PaymentContext {
  readonly environment: Pick<Environment, 'siteUrl' | 'operatorEmail' | 'paymentWebhookSecret'>;
  readonly database: Database;
  readonly events: Pick<Events, 'enrolled'>;
}

const eventBody = z
  .object({
    id: z
      .string()
      .regex(/^[\w.:-]{1,200}$/)
      .meta({ description: 'Id of the payment host. A repeated event changes nothing.' }),
    type: z.enum(paymentEventTypes),
    internalTransactionCode: z.string(),
    amount: z.int().min(0).max(2_147_483_647).optional().meta({
      description:
        'Amount paid, in centavos. Required with `payment.succeeded`; must equal the order’s amountDue.',
    }),
  })
  .meta({ id: 'PaymentEvent' });

const handledBody = z
  .object({
    internalTransactionCode: z.string(),
    status: z.enum(orderStatuses).meta({ description: 'Status of the order after the event.' }),
    repeated: z.boolean().meta({ description: 'Whether the event was handled before.' }),
  })
  .meta({ id: 'HandledPaymentEvent' });

/**
 * POST /v3/payments/events, called by the payment host. Requires the tenant like every call (RO-02), and instead of a
 * user's authorization a signature over the raw body (`signPaymentEvent`), which is verified before parsing.
 */
export async function registerPaymentEvents(
  server: ZodFastify,
  { environment, events, database: { db } }: PaymentContext,
): Promise<void> {
  await server.register(async (scope: ZodFastify) => {
    documentSecurity(scope, 'paymentSignature');
    parseAsRawBody(scope);
    scope.addHook('preValidation', async (request) => {
      request.body = readSignedBody(request, environment.paymentWebhookSecret);
    });
    scope.post(
      '/payments/events',
      {
        schema: {
          tags: ['orders'],
          summary: 'Report an event of the payment host',
          description:
            '401 SIGNATURE_INVALID, also when it is older than five minutes. 404 ORDER_NOT_FOUND. 409 ORDER_STATUS_CONFLICT when the order’s status does not allow it, PAYMENT_AMOUNT_WRONG when another amount was paid, PAYMENT_EVENT_CONFLICT when the id was another event’s.',
          headers: tenantHeaders.extend({
            [signatureHeader]: z.string().optional().meta({
              description: "'t={seconds since 1970},v1={HMAC-SHA256 of t.body, in hex}'",
            }),
          }),
          body: eventBody,
          response: { 200: handledBody },
          errors: [
            'ORDER_NOT_FOUND',
            'ORDER_STATUS_CONFLICT',
            'PAYMENT_AMOUNT_WRONG',
            'PAYMENT_EVENT_CONFLICT',
          ],
        },
      },
      async (request) => {
        const { order, repeated } = await handlePaymentEvent(db, request.body, {
          environment,
          events,
          requestId: request.id,
        });
        if (order.seatMissing) request.log.warn({ orderId: order.id }, 'order oversold: paid without a seat');
        return { internalTransactionCode: order.code, status: order.status, repeated };
      },
    );
  });
}

/** Passes the body as raw bytes in this scope, because the signature covers them. */
function parseAsRawBody(scope: ZodFastify): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

/** The parsed body, after verifying its signature. */
function readSignedBody(request: FastifyRequest, secret: string): unknown {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (!isSignedByPaymentHost(request.headers[signatureHeader], body, secret)) {
    throw new ServiceError('SIGNATURE_INVALID', 'A assinatura está ausente, incorreta ou vencida.');
  }
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new ServiceError('BAD_REQUEST', 'O corpo não é JSON.', { cause: error });
  }
}
