import { routes } from '@melhor-escola/domain/routes';
import type { FastifyInstance } from 'fastify';
import { signInPath } from '../../app/links.ts';
import { deadlineOf } from '../proxy/service-client.ts';
import { Session } from '../proxy/session.ts';
import { fastifyUrl, sendPage, toWebRequest, type RenderOptions } from './pages.ts';

/** `no-store`, so that the back button does not show these pages to the next person on a computer (S2, S12). */
const cacheControl = 'private, no-store';

/**
 * Routes of the pages with the cache policy `private`. The session is checked before any data is loaded (RT-07); without a current user
 * they redirect to sign-in, which redirects back.
 */
export function registerAuthenticatedPages(
  server: FastifyInstance,
  { siteUrl, renderPage }: RenderOptions,
): void {
  const session = new Session(siteUrl);
  const { serviceUrl } = server.service.access;
  for (const { pattern, cache } of Object.values(routes)) {
    if (cache !== 'private') continue;
    server.route({
      method: ['GET', 'HEAD'],
      url: fastifyUrl(pattern),
      handler: async (request, reply) => {
        reply.header('cache-control', cacheControl);
        const isSignedIn =
          session.tokens(request).session !== undefined &&
          // If the service does not respond, the page says so.
          (await session.call(request, reply, { method: 'GET', path: '/v3/account/user' })).status !== 401;
        if (!isSignedIn) return reply.redirect(signInPath(request.url), 302);
        const page = await renderPage(toWebRequest(request, siteUrl), {
          authenticated: { serviceUrl, headers: session.headers(request) },
          deadline: deadlineOf(request),
        });
        page.headers.set('cache-control', cacheControl);
        return sendPage(reply, page);
      },
    });
  }
}
