import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  /** Origin of the service. */
  readonly serviceUrl: string;
  /** Aborted when the process is to end. */
  readonly stopping?: AbortSignal;
}

/** Milliseconds that the service gets to answer. */
const patience = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: so does the service, and the process is not about to end (RT-24). `/accepting`: there
 * until the process is about to end, and then 404, by which HAProxy gives it no new requests and leaves it those that it has.
 */
export function registerHealth(server: FastifyInstance, { serviceUrl, stopping }: HealthOptions): void {
  let asked: Promise<boolean> | undefined;
  // Those who ask at once share one question.
  const serviceIsReady = (): Promise<boolean> =>
    (asked ??= fetch(`${serviceUrl}/readyz`, { signal: AbortSignal.timeout(patience) })
      .then(
        async ({ ok, body }) => {
          await body?.cancel();
          return ok;
        },
        () => false,
      )
      .finally(() => {
        asked = undefined;
      }));

  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/accepting', async (_request, reply) =>
    stopping?.aborted ? reply.status(404).send({ status: 'stopping' }) : { status: 'ok' },
  );
  server.get('/readyz', async (_request, reply) => {
    if (stopping?.aborted) return reply.status(503).send({ status: 'stopping' });
    const ready = await serviceIsReady();
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'service unavailable' });
  });
}
