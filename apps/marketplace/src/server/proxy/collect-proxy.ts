import { loggedRequest } from '@melhor-escola/server-kit/request-log';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { TooManyCalls } from './call-slots.ts';
import { isFromThisSite } from '../http/access-checks.ts';
import { callHeaders, type ServiceAccess } from './service-call.ts';

export interface CollectProxyOptions extends ServiceAccess {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
}

/** Bytes: what the service takes. */
const largestBatch = 256 * 1024;

/** Batches a minute from one address; the service counts them over all processes of the site. */
const batchesPerMinute = 240;

/**
 * POST /api/collect (CA-13): a browser's batch goes on to the service's collector as it is, with the key added. The body is
 * the collector's to judge; here it is bytes. Of the answer the browser gets what Faro heeds.
 */
export const registerCollectProxy: FastifyPluginAsync<CollectProxyOptions> = async (server, options) => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post(
    '/collect',
    {
      bodyLimit: largestBatch,
      config: { rateLimit: { max: batchesPerMinute, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isFromThisSite(request.headers, options.siteUrl)) return reply.status(403).send();
      const { body } = request;
      if (!Buffer.isBuffer(body)) return reply.status(400).send();
      const answer = await server.callSlots
        .run('measurement', () => passOn(request, body, options))
        .catch((err: unknown) => {
          // No error of ours: what it would have been told waits in the browser. Too many calls are no news.
          if (!(err instanceof TooManyCalls))
            request.log.warn({ ...loggedRequest(request), err }, 'collector did not answer');
        });
      if (!answer) return reply.status(503).header('retry-after', '30').send();
      for (const name of ['retry-after', 'x-faro-session-status']) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.status(answer.status).send();
    },
  );
};

/** @returns the collector's answer, of which nobody wants the body. */
async function passOn(
  request: FastifyRequest,
  batch: Buffer,
  options: CollectProxyOptions,
): Promise<Pick<Response, 'status' | 'headers'>> {
  const key = request.headers['idempotency-key'];
  const answer = await fetch(`${options.serviceUrl}/collect`, {
    method: 'POST',
    headers: {
      ...callHeaders(options, request),
      'content-type': 'application/json',
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    },
    body: new Uint8Array(batch),
    signal: AbortSignal.timeout(5_000),
    redirect: 'error',
  });
  await answer.body?.cancel();
  return answer;
}
