import { z } from 'zod';
import type { Readiness, Unreadiness } from './readiness.ts';
import { RETRY_AFTER_SECONDS } from '../http/errors/error-handler.ts';
import type { ZodFastify } from '../http/slice-routes.ts';

const status = z.object({ status: z.literal('ok') });
const stopping = z.object({ status: z.literal('stopping') });
const unavailable = z.object({
  status: z.literal('unavailable'),
  reason: z.enum(['stopping', 'database', 'migrations', 'writes']),
});

/**
 * `/healthz`: the process responds. `/readyz`: the database responds, has this code's schema and accepts writes, and
 * the process is not shutting down (RT-24). `/accepting`: 404 once the process is shutting down, so that HAProxy
 * sends it no new requests and keeps the current ones.
 */
export function registerHealth(server: ZodFastify, readiness: Readiness): void {
  server.get('/healthz', { schema: { hide: true, response: { 200: status } } }, () => ({
    status: 'ok' as const,
  }));

  server.get(
    '/accepting',
    { schema: { hide: true, response: { 200: status, 404: stopping } } },
    async (_request, reply) =>
      readiness.isStopping ? reply.code(404).send({ status: 'stopping' }) : { status: 'ok' as const },
  );

  server.get(
    '/readyz',
    { schema: { hide: true, response: { 200: status, 503: unavailable } } },
    async (request, reply) => {
      let reason: Unreadiness | undefined;
      try {
        reason = await readiness.problem();
        if (reason === undefined) return { status: 'ok' as const };
        if (reason === 'writes')
          request.log.warn('Writes fail: the disk is full, or the database or DATA_DIR is read-only.');
        if (reason === 'migrations') request.log.warn('The database lacks a migration of this release.');
      } catch (error) {
        reason = 'database';
        request.log.warn({ err: error }, 'The database does not respond.');
      }
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ status: 'unavailable', reason });
    },
  );
}
