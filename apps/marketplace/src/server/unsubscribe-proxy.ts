import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { callHeaders, callService, type ServiceAccess } from './service-call.ts';

/**
 * POST /api/v3/saved-searches/unsubscribe?token=: what the `List-Unsubscribe` header of a saved search's mails names
 * (RFC 8058). It is sent by mail programs and their servers, which are no page of ours and look at the status alone; the
 * token is what they have to show.
 */
export async function registerUnsubscribeProxy(
  server: FastifyInstance,
  service: ServiceAccess,
  limits: RouteShorthandOptions,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is asked for is in the address alone.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.post<{ Querystring: { token?: string | string[] } }>(
      '/v3/saved-searches/unsubscribe',
      limits,
      async (request, reply) => {
        const token = [request.query.token ?? ''].flat().join();
        const { status, retryAfter } = await callService(
          request,
          `${service.serviceUrl}/v3/saved-searches/unsubscribe?token=${encodeURIComponent(token)}`,
          { method: 'POST', headers: callHeaders(service, request) },
        );
        if (retryAfter) reply.header('retry-after', retryAfter);
        return reply.status(status).header('cache-control', 'no-store').send();
      },
    );
  });
}
