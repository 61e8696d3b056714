import type { FastifyBaseLogger } from 'fastify';
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
  const log = new ProblemLog(server.log);
  // Also without a load balancer that asks.
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', (done) => {
    timer = setInterval(() => void checkReadiness(readiness, log), LOG_INTERVAL_MS).unref();
    done();
  });
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });

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
    async (_request, reply) => {
      const reason = await checkReadiness(readiness, log);
      if (reason === undefined) return { status: 'ok' as const };
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_SECONDS)
        .send({ status: 'unavailable', reason });
    },
  );
}

async function checkReadiness(readiness: Readiness, log: ProblemLog): Promise<Unreadiness | undefined> {
  try {
    const reason = await readiness.problem();
    if (reason === 'writes')
      log.warn('Writes fail: the disk is full, or the database or DATA_DIR is read-only.');
    if (reason === 'migrations') log.warn('The database lacks a migration of this release.');
    return reason;
  } catch (error) {
    log.warn('The database does not respond.', error);
    return 'database';
  }
}

/** A load balancer asks every second, and a log that repeats itself fills a full disk. */
const LOG_INTERVAL_MS = 60_000;

/** Logs each problem at once, and then once a minute while it lasts. */
class ProblemLog {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #loggedAt = new Map<string, number>();

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  warn(problem: string, error?: unknown): void {
    const now = performance.now();
    if (now - (this.#loggedAt.get(problem) ?? Number.NEGATIVE_INFINITY) < LOG_INTERVAL_MS) return;
    this.#loggedAt.set(problem, now);
    this.#log.warn(error === undefined ? {} : { err: error }, problem);
  }
}
