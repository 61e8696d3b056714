/**
 * Public pages: what answers every GET that no other route does.
 *
 * `public-page.ts` decides which addresses are publicly cacheable and under which key; `page-cache.ts` renders, stores and
 * revalidates them; `stored-page.ts` sends them; `cache-invalidation.ts` purges what the service says has changed.
 * `redirect-lookup.ts` finds where a path has moved to. `authenticated-pages.ts` has routes of its own. Every other page is
 * rendered for its request. How a page becomes HTML is in `src/render-handler.tsx` and `html/`.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from '../../app/request-context.ts';
import { isOperator, type OperatorCredentials } from '../http/access-checks.ts';
import { OverloadedError, type ConcurrencyLimiter } from '../http/concurrency-limiter.ts';
import { deadlineOf } from '../proxy/service-client.ts';
import { sendCompressed } from './encodings.ts';
import type { PageCache } from './page-cache.ts';
import { publicPageLookup, type FindPublicPage, type PublicPage } from './public-page.ts';
import type { FindRedirect } from './redirect-lookup.ts';
import { sendStoredPage, sendUncacheablePage, type RenderedPage, type StoredPage } from './stored-page.ts';

export interface PageOptions {
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
  /** Limits `renderPage`. */
  readonly limiter: ConcurrencyLimiter;
  readonly findRedirect: FindRedirect;
  /** May see the playground in production; without these nobody may. */
  readonly operator?: OperatorCredentials | undefined;
  /** Without one each page is rendered for its request. */
  readonly cache: PageCache | undefined;
}

/**
 * Answers the paths that no other route answers. Pages are read only: other methods get 405, except where a form has a
 * route of its own (`proxy/forms`).
 */
export function registerPages(server: FastifyInstance, options: PageOptions): void {
  const findPublicPage = publicPageLookup();
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => respond(request, reply, { ...options, findPublicPage }),
  });
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) => reply.status(405).header('allow', 'GET, HEAD').send(),
  });
}

function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions & { readonly findPublicPage: FindPublicPage },
): Promise<FastifyReply> | undefined {
  const { cache, limiter, findRedirect, findPublicPage } = options;
  const cacheable = cache && findPublicPage(request.url, request.headers['save-data']);
  // Before the redirect lookup: load is shed with as little work as possible (S26).
  if (limiter.isFull && !(cacheable && cache.has(cacheable))) throw new OverloadedError('The queue is full.');
  // Looked up while the page is rendered, which therefore hardly ever waits for it (RT-17).
  const redirect = findRedirect(request);
  const fresh = cacheable && cache.fresh(cacheable);
  if (fresh && redirect === undefined) return sendStoredPage(request, reply, fresh);
  const page = cacheable
    ? cachedPage(request, cacheable, { ...options, cache })
    : renderForRequest(request, options);
  return Promise.all([page, redirect]).then(async ([rendered, moved]) => {
    if (moved)
      return reply
        .status(moved.status)
        .headers({ location: moved.location, 'cache-control': 'no-store' })
        .send();
    if (rendered instanceof Response) return sendPage(reply, rendered);
    if ('html' in rendered) return sendUncacheablePage(reply, rendered);
    await sendStoredPage(request, reply, rendered);
    return reply;
  });
}

async function cachedPage(
  request: FastifyRequest,
  page: PublicPage,
  { cache, ...options }: PageOptions & { readonly cache: PageCache },
): Promise<Response | StoredPage | RenderedPage> {
  const found = await cache.get(page, request.id);
  // A redirect keeps what else the visitor's address contains (utm_source).
  const isRedirect = 'html' in found && found.status >= 300 && found.status < 400;
  return isRedirect && request.url !== page.path + page.query ? renderForRequest(request, options) : found;
}

/** Not aborted when the visitor leaves: a page waits for the service only, for a limited time, and React logs each aborted render. */
function renderForRequest(
  request: FastifyRequest,
  { renderPage, siteUrl, operator }: Omit<PageOptions, 'cache'>,
): Response | Promise<Response> {
  return renderPage(toWebRequest(request, siteUrl), {
    deadline: deadlineOf(request),
    showsPlayground: isOperator(request, operator),
  });
}

/** The request as the application takes it: always a GET, whatever it answers. */
export function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The service trusts us: the address we determined, never what the visitor wrote (S7).
  headers.set('x-forwarded-for', request.ip);
  headers.set('x-request-id', request.id);
  // A target such as '//evil.example' is a path here, never another host.
  const url = new URL(siteUrl);
  const [pathname = '/', ...query] = request.url.split('?');
  url.pathname = pathname;
  url.search = query.join('?');
  return new Request(url, { method: 'GET', headers });
}

/** Sends a page that was rendered for one visitor. */
export async function sendPage(reply: FastifyReply, page: Response): Promise<FastifyReply> {
  // It has a nonce of its own, so no other visitor may get this copy (S12).
  reply.status(page.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  return sendCompressed(reply, Buffer.from(await page.arrayBuffer()));
}

/** A pattern of the table of addresses as Fastify writes it: '/escolas/:slug'. */
export const fastifyUrl = (pattern: string): string => pattern.replaceAll('$', ':');
