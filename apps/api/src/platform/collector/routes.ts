import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { hasSearchKey } from '../http/edge/authorization.ts';
import { tenantHeaders, type ZodFastify } from '../http/slice-routes.ts';
import { ServiceError } from '../http/errors/service-error.ts';
import { readPageReport } from './page-report.ts';
import { faroBody } from './schema.ts';
import { findSiteMetrics, siteMetricsBody } from './site-metrics.ts';
import { storePageReport } from './store-page-report.ts';

/** Limit per visitor address. Only a browser with many errors sends about four batches a second. */
const MAX_BATCHES_PER_MINUTE = 240;

/** A batch within the browser's limit has 60 kB; a stack may make it larger. */
const MAX_BODY_BYTES = 256 * 1024;

interface CollectOptions {
  readonly database: Database;
  readonly searchApiKeys: readonly string[];
}

/**
 * POST /collect (CA-13): takes the batches of `@grafana/faro-web-sdk` that browsers send through the site, and answers as Grafana's
 * collector does: 202, with `X-Faro-Session-Status: invalid` where the browser's session is over; 429 with `Retry-After`.
 * A batch with a known `Idempotency-Key` is answered 202 and counts once.
 */
export async function registerCollect(
  scope: ZodFastify,
  { database, searchApiKeys }: CollectOptions,
): Promise<void> {
  const countBatch = scope.createRateLimit({
    max: MAX_BATCHES_PER_MINUTE,
    timeWindow: '1 minute',
    // The site's key gives no exemption here: the limit counts the visitor.
    allowList: () => false,
  });
  scope.addHook('onRequest', async (request, reply) => {
    if (!hasSearchKey(request, searchApiKeys))
      throw new ServiceError('UNAUTHORIZED', 'O cabeçalho x-api-key está ausente ou incorreto.');
    const limit = await countBatch(request);
    if (!limit.isAllowed && limit.isExceeded) {
      reply.header('retry-after', limit.ttlInSeconds);
      throw new ServiceError('TOO_MANY_REQUESTS', 'Muitos relatórios de uma vez.');
    }
  });
  scope.post(
    '/collect',
    {
      bodyLimit: MAX_BODY_BYTES,
      schema: {
        tags: ['monitoring'],
        summary: 'Collect browser measurements in the wire format of Grafana Faro',
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
              stored: z
                .boolean()
                .meta({ description: 'false for a robot, and for a batch that was stored before.' }),
            })
            .meta({ id: 'CollectedAnswer' }),
        },
        errors: ['UNAUTHORIZED'],
      },
    },
    async ({ body, headers }, reply) => {
      const report = readPageReport(body);
      if (!report) return reply.code(202).send({ stored: false });
      const { stored, isSessionValid } = await storePageReport(
        database.db,
        report,
        headers['idempotency-key'],
      );
      if (stored) scope.countPageReport(report);
      if (!isSessionValid) reply.header('x-faro-session-status', 'invalid');
      return reply.code(202).send({ stored });
    },
  );
}

/** The periods that can be asked for, in days. With any number of days, two of them would show the counts of the day between them. */
const periods: ReadonlySet<number> = new Set([7, 28, 90]);

/** The query of the metrics: of four weeks, unless it asks for others. */
const metricsQuery = z.object({
  days: z.coerce
    .number<string>()
    .refine((days) => periods.has(days))
    .default(28)
    .meta({ description: '7, 28 or 90.' }),
  route: z
    .string()
    .max(200)
    .regex(/^\/[\w$./-]*$/)
    .optional()
    .meta({ description: 'Pattern of a route, for the measurements by day.' }),
});

/** GET /v3/panel/operation/metrics. On a scope behind `requireRole`. */
export function registerSiteMetrics(server: ZodFastify, { db }: Database): void {
  server.get(
    '/operation/metrics',
    {
      schema: {
        tags: ['panel'],
        summary: 'Speed and errors of pages, and how far visits come',
        role: 'operator',
        headers: tenantHeaders,
        querystring: metricsQuery,
        response: { 200: siteMetricsBody },
      },
    },
    ({ query }) => findSiteMetrics(db, query),
  );
}
