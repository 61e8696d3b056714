/**
 * Pages: the fallback route for every GET request.
 *
 * `page-table.ts` decides which URLs are publicly cacheable, and under which key, by the site's table; `page-cache.ts` renders, stores and revalidates
 * them; `stored-page.ts` sends them, compressed by `encodings.ts`; `cache-invalidation.ts` purges what has changed in the service.
 * `redirects.ts` finds where a path has moved to, and redirects to the canonical path of a page. `authenticated-pages.ts` and `operator-pages.ts` have their own routes. Every other page is rendered per request.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OverloadedError, type ConcurrencyLimiter } from '@melhor-escola/server-kit/concurrency-limiter';
import { requestDeadline } from '../proxy/service-client.ts';
import type { RenderPage } from '../rendering.ts';
import { sendCompressed } from './encodings.ts';
import type { PageCache } from './page-cache.ts';
import { pageAddressLookup, type PageTable, type PublicPage } from './page-table.ts';
import {
  canonicalUrl,
  redirectLookup,
  redirectToCanonical,
  type Redirect,
  type SiteRedirects,
} from './redirects.ts';
import type { ViewCounter } from './page-views.ts';
import { sendStoredPage, sendUncacheablePage } from './stored-page.ts';

/** What every route needs that renders a page. */
export interface RenderOptions {
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

export interface PageOptions extends RenderOptions {
  /** Limits `renderPage`. */
  readonly limiter: ConcurrencyLimiter;
  /** `undefined` renders each page per request. */
  readonly cache: PageCache | undefined;
  readonly pages: PageTable;
  readonly redirects: SiteRedirects;
  readonly counter: ViewCounter;
}

/**
 * Registers the fallback routes. Methods other than GET and HEAD get 405, except where a form has its own route (`proxy/forms.ts`).
 */
export function registerPages(
  server: FastifyInstance,
  { siteUrl, renderPage, limiter, cache, pages, redirects, counter }: PageOptions,
): void {
  const findAddress = pageAddressLookup(pages);
  const findRedirect = redirectLookup(redirects);

  // Not aborted when the visitor leaves: a page waits only for the service, up to its deadline, and React logs each aborted render.
  const renderForRequest = (request: FastifyRequest) =>
    renderPage(toWebRequest(request, siteUrl), { deadline: requestDeadline(request) });

  const cachedPage = async (request: FastifyRequest, page: PublicPage, stored: PageCache) => {
    const found = await stored.get(page, request.id);
    // A redirect keeps the other parameters of the visitor's URL (utm_source).
    const isRedirect = 'html' in found && found.status >= 300 && found.status < 400;
    return isRedirect && request.url !== page.path + page.query ? renderForRequest(request) : found;
  };

  const respond = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined => {
    const canonical = canonicalUrl(request.url, pages.canonicalPath);
    if (canonical !== undefined) {
      // An operator's redirect of the path as it was sent comes first.
      return Promise.resolve(findRedirect(request)).then((moved) =>
        moved ? sendRedirect(reply, moved) : redirectToCanonical(reply, canonical),
      );
    }
    const address = findAddress(request.url, request.headers['save-data']);
    if (address.canonical !== undefined) {
      const clean = { location: address.canonical, status: 302 } as const;
      return Promise.resolve(findRedirect(request)).then((moved) => sendRedirect(reply, moved ?? clean));
    }
    counter.countDocument(request);
    const cacheable = cache && address.page;
    // Before the redirect lookup, to shed load with as little work as possible (S26).
    if (limiter.isFull && !(cacheable && cache.has(cacheable)))
      throw new OverloadedError('The queue is full.');
    // In parallel with the render, so that it hardly ever delays the page (RT-17).
    const redirect = findRedirect(request);
    const fresh = cacheable && cache.fresh(cacheable);
    if (fresh && redirect === undefined) return sendStoredPage(request, reply, fresh);
    const page = cacheable ? cachedPage(request, cacheable, cache) : renderForRequest(request);
    return Promise.all([page, redirect]).then(async ([rendered, moved]) => {
      if (moved) return sendRedirect(reply, moved);
      if (rendered instanceof Response) return sendPage(reply, rendered);
      if ('html' in rendered) return sendUncacheablePage(reply, rendered);
      await sendStoredPage(request, reply, rendered);
      return reply;
    });
  };

  server.route({ method: ['GET', 'HEAD'], url: '/*', handler: respond });
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) => reply.status(405).header('allow', 'GET, HEAD').send(),
  });
}

function sendRedirect(reply: FastifyReply, { location, status }: Redirect): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, status);
}

/** The request for the built pages: always a GET, also for the response to a form. */
export function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // The service trusts this header, so it is the IP address we determined, never the visitor's own value (S7).
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
  // Its nonce must not be reused for another visitor (S12).
  reply.status(page.status).header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  return sendCompressed(reply, Buffer.from(await page.arrayBuffer()));
}
