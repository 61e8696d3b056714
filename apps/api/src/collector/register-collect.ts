import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { holdsSearchKey } from '../server/edge/callers.ts';
import { errorBody } from '../server/errors/error-handler.ts';
import { ServiceError } from '../server/errors/service-error.ts';
import type { ZodFastify } from '../server/zod-fastify.ts';
import { faroBody } from './faro-body.ts';
import { readPageReport } from './page-report.ts';
import { storePageReport } from './store-page-report.ts';

/** Batches a minute from one visitor's address: a browser sends some four a second only while errors rain. */
const batchesPerMinute = 240;

/** Bytes. A batch of the browser's own limit has 60 kB; a stack may make it longer. */
const largestBody = 256 * 1024;

export interface CollectOptions {
  readonly database: Database;
  readonly searchApiKey: string;
}

/**
 * POST /collect (CA-13): takes the batches of `@grafana/faro-web-sdk` that browsers send through the site, and answers as Grafana's
 * collector does: 202, with `X-Faro-Session-Status: invalid` where the browser's session is over; 429 with `Retry-After`.
 * A batch with a known `Idempotency-Key` is answered 202 and counts once.
 */
export async function registerCollect(
  scope: ZodFastify,
  { database, searchApiKey }: CollectOptions,
): Promise<void> {
  const countBatch = scope.createRateLimit({
    max: batchesPerMinute,
    timeWindow: '1 minute',
    // Not even the site's, which holds the key: it is the visitor who is counted.
    allowList: () => false,
  });
  scope.addHook('onRequest', async (request, reply) => {
    if (!holdsSearchKey(request, searchApiKey))
      throw new ServiceError(401, 'UNAUTHORIZED', 'O cabeçalho x-api-key está ausente ou incorreto.');
    const counted = await countBatch(request);
    if (!counted.isAllowed && counted.isExceeded) {
      reply.header('retry-after', counted.ttlInSeconds);
      throw new ServiceError(429, 'TOO_MANY_REQUESTS', 'Muitos relatórios de uma vez.');
    }
  });
  scope.post(
    '/collect',
    {
      bodyLimit: largestBody,
      schema: {
        tags: ['monitoring'],
        summary: 'What browsers measured, in the wire format of Grafana Faro',
        headers: z.object({
          'x-api-key': z.string(),
          'idempotency-key': z
            .string()
            .regex(/^[\w-]{1,64}$/)
            .optional(),
        }),
        body: faroBody,
        response: {
          202: z
            .object({
              kept: z
                .boolean()
                .meta({ description: 'false for a robot’s, and for one that was kept before.' }),
            })
            .meta({ id: 'CollectedAnswer' }),
          400: errorBody,
          401: errorBody,
          413: errorBody,
          415: errorBody,
          429: errorBody,
          503: errorBody,
        },
      },
    },
    async ({ body, headers }, reply) => {
      const report = readPageReport(body);
      if (!report) return reply.code(202).send({ kept: false });
      const stored = await storePageReport(database.db, report, headers['idempotency-key']);
      if (!stored.sessionGoesOn) reply.header('x-faro-session-status', 'invalid');
      return reply.code(202).send({ kept: stored.kept });
    },
  );
}
