import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';
import { retryAfterSeconds } from './error-handler.ts';
import type { ZodFastify } from './zod-fastify.ts';

const status = z.object({ status: z.enum(['ok', 'unavailable']) });

/** `/healthz`: the process answers. `/readyz`: so does the database, and it has this code's schema (RT-24). */
export function registerHealth(server: ZodFastify, database: Database): void {
  server.get('/healthz', { schema: { hide: true, response: { 200: status } } }, () => ({
    status: 'ok' as const,
  }));

  server.get(
    '/readyz',
    { schema: { hide: true, response: { 200: status, 503: status } } },
    async (request, reply) => {
      try {
        if (await isMigrated(database.pool)) return { status: 'ok' as const };
        request.log.warn('The database lacks a migration of this code.');
      } catch (error) {
        request.log.warn({ err: error }, 'The database does not answer.');
      }
      reply.code(503).header('retry-after', retryAfterSeconds);
      return { status: 'unavailable' as const };
    },
  );
}
