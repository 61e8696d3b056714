import { isOperator, type OperatorCredentials } from '../http/access-checks.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from '../../app/request-context.ts';
import { deadlineOf } from '../http/deadline.ts';
import { sharedPageOf } from './cache/page-cache.ts';
import type { PageStore } from './cache/page-store.ts';
import type { RenderedPage, StoredPage } from './cache/stored-page.ts';
import { sendPassingPage, sendStoredPage, type SentHeaders } from './cache/send-page.ts';
import type { SharedPage } from './cache/shared-page.ts';
import type { QuickAnswers } from './quick-answers.ts';
import type { RedirectLookup } from './redirect-lookup.ts';

/** Pages that everybody is given, and who says them again. */
export interface PageCache {
  readonly pages: PageStore;
  readonly quick: QuickAnswers;
}

export interface PageOptions {
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
  readonly redirects: RedirectLookup;
  /** Whoever has these sees the playground in production; nobody does without. */
  readonly operator?: OperatorCredentials | undefined;
  /** Absent: each page is rendered for who asks. */
  readonly cache: PageCache | undefined;
}

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
 * Answers every path that nothing before it answered, with a page: one that everybody is given, or one that is rendered
 * for this visitor. Pages are read only: other methods get 405, except where a form has a route of its own
 * (`proxy/forms`).
 */
export function registerPages(server: FastifyInstance, options: PageOptions): void {
  const { cache } = options;
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      // Asked for beside the page, which so waits for it hardly ever (RT-17).
      const redirect = options.redirects.find(request);
      const shared = cache && sharedPageOf(request);
      const page = shared
        ? await pageForAll(request, { shared, pages: cache.pages, options })
        : await pageForOne(request, options);
      const moved = await redirect;
      if (moved === undefined) {
        if (page instanceof Response) return sendPage(reply, page);
        if ('html' in page) return sendPassingPage(reply, page);
        const learn = (headers: SentHeaders, body: Buffer) => {
          if (shared && !shared.savesData) cache?.quick.learn(request.url, shared, { page, headers, body });
        };
        return sendStoredPage(request, reply, { page, learn });
      }
      if (page instanceof Response) await page.body?.cancel();
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

type AnyPage = Response | StoredPage | RenderedPage;

function pageForOne(
  request: FastifyRequest,
  { renderPage, siteUrl, operator }: PageOptions,
): Response | Promise<Response> {
  // Without a signal for the visitor who goes away: all a page waits for is the service, for a limited time, and React prints a
  // stack for each rendering that is broken off.
  return renderPage(toWebRequest(request, siteUrl), {
    deadline: deadlineOf(request),
    showsPlayground: isOperator(request, operator),
  });
}

async function pageForAll(
  request: FastifyRequest,
  {
    shared,
    pages,
    options,
  }: { readonly shared: SharedPage; readonly pages: PageStore; readonly options: PageOptions },
): Promise<AnyPage> {
  const page = await pages.get(shared, request.id);
  // Led elsewhere, a visitor takes along what stands in their address besides (utm_source).
  const leads = 'html' in page && page.status >= 300 && page.status < 400;
  return leads && request.url !== shared.path + shared.query ? pageForOne(request, options) : page;
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

/** Answers with a page that was rendered for one visitor. All of it is there, and it goes out in one piece. */
export async function sendPage(reply: FastifyReply, page: Response): Promise<FastifyReply> {
  // It has a nonce of its own, so nobody but this visitor may be given this copy (S12).
  reply.header('cache-control', page.headers.get('cache-control') ?? 'private, no-cache');
  if (page.body === null) return reply.send(page);
  reply.status(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  return reply.send(Buffer.from(await page.arrayBuffer()));
}

/** A pattern of the table of addresses as Fastify writes it: '/escolas/:slug'. */
export const fastifyUrl = (pattern: string): string => pattern.replaceAll('$', ':');
