import type { FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';

/**
 * `/healthz`: the process responds. `/readyz`: so does the service, and the process is not shutting down (RT-24). `/accepting`: 404
 * during shutdown, so that HAProxy sends no new requests and lets requests in flight finish.
 *
 * @param stopping aborted when shutdown begins.
 */
export function registerHealth(server: FastifyInstance, stopping?: AbortSignal): void {
  let inFlight: Promise<boolean> | undefined;
  const checkService = () =>
    keepAliveFetch(`${server.service.access.serviceUrl}/readyz`, {
      signal: AbortSignal.timeout(limits.timeouts.poll),
    })
      .then(
        ({ ok }) => ok,
        () => false,
      )
      .finally(() => (inFlight = undefined));

  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/accepting', async (_request, reply) =>
    stopping?.aborted ? reply.status(404).send({ status: 'stopping' }) : { status: 'ok' },
  );
  server.get('/readyz', async (_request, reply) => {
    if (stopping?.aborted) return reply.status(503).send({ status: 'stopping' });
    // Concurrent requests share one call.
    const ready = await (inFlight ??= checkService());
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'service unavailable' });
  });
}
