import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageContext } from '../page-context.ts';
import { lateScripts } from './late-scripts.ts';
import type { FindRedirect } from './redirect-lookup.ts';

/** Renders the page at an address: the built site's own `fetch`. `context` is what the page is told besides. */
export type RenderPage = (request: Request, context?: PageContext) => Response | Promise<Response>;

/** Has the log say why a page could not be made, under the id of its request, which the page shows. */
export function notingFailures(server: FastifyInstance, renderPage: RenderPage): RenderPage {
  return (request, context) => {
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const noteFailure = (err: unknown, route: string) =>
      server.log.error({ requestId, method: request.method, route, err }, 'page failed');
    return renderPage(request, { ...context, noteFailure });
  };
}

/**
 * Answers every path that nothing before it answered, with a rendered page. Pages are read only: other methods get 405,
 * except where a form has a route of its own (`registerReviewForms`).
 */
export function registerPages(
  server: FastifyInstance,
  options: { siteUrl: string; renderPage: RenderPage; findRedirect: FindRedirect },
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // Asked for beside the page, which so waits for it hardly ever (RT-17).
      const redirect = options.findRedirect(request);
      // Without a signal for the visitor who goes away: all a page waits for is the service, which answers in
      // milliseconds, and React prints a stack for each rendering that is broken off.
      const page = await options.renderPage(toWebRequest(request, options.siteUrl));
      const moved = await redirect;
      if (moved === undefined) return sendPage(reply, page);
      await page.body?.cancel();
      return reply
        .status(moved.status)
        .header('location', moved.location)
        .header('cache-control', 'no-store')
        .send();
    },
  });
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) => reply.status(405).header('allow', 'GET, HEAD').send(),
  });
}

/** The request as the pages take it: always a GET, whatever it answers. */
export function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // For the service, which believes us: our own finding, never what the visitor wrote (S7).
  headers.set('x-forwarded-for', request.ip);
  headers.set('x-request-id', request.id);
  // A target such as '//evil.example' is a path here, never another host.
  const url = new URL(siteUrl);
  const [pathname = '/', ...query] = request.url.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  return new Request(url, { method: 'GET', headers });
}

/** Answers with a page. */
export function sendPage(reply: FastifyReply, page: Response): FastifyReply {
  // A page has a nonce of its own, so nobody but this visitor may be given this copy (S12).
  reply.header('cache-control', page.headers.get('cache-control') ?? 'private, no-cache');
  return reply.send(lateScripts(page));
}
