import type { FastifyInstance } from 'fastify';
import { requestDeadline } from '../proxy/service-client.ts';
import type { Session } from '../proxy/session.ts';
import { fastifyUrl, type PageTable } from './page-table.ts';
import { sendPage, toWebRequest, type RenderOptions } from './pages.ts';

/** `no-store`, so that the back button does not show these pages to the next person on a computer (S2, S12). */
const cacheControl = 'private, no-store';

interface AuthenticatedPageOptions extends RenderOptions {
  readonly session: Session;
  readonly pages: PageTable;
}

/**
 * Routes of the pages with the cache policy `private`. The session is checked before any data is loaded (RT-07); without a current user
 * they redirect to sign-in, which redirects back.
 */
export function registerAuthenticatedPages(
  server: FastifyInstance,
  { siteUrl, renderPage, session, pages }: AuthenticatedPageOptions,
): void {
  const { serviceUrl } = server.service.access;
  for (const pattern of pages.privatePatterns)
    server.route({
      method: ['GET', 'HEAD'],
      url: fastifyUrl(pattern),
      handler: async (request, reply) => {
        reply.header('cache-control', cacheControl);
        const isSignedIn =
          session.tokens(request).session !== undefined &&
          // If the service does not respond, the page says so.
          (await session.findUser(request, reply)).status !== 401;
        if (!isSignedIn) return reply.redirect(pages.signIn(request.url), 302);
        const page = await renderPage(toWebRequest(request, siteUrl), {
          authenticated: { serviceUrl, headers: session.headers(request) },
          deadline: requestDeadline(request),
        });
        page.headers.set('cache-control', cacheControl);
        return sendPage(reply, page);
      },
    });
}
