/**
 * The site's server, in the order in which a request passes through it:
 *
 * 1. `http/`: connection limits, security headers, URL check, error responses; health, assets, log.
 * 2. `pages/`: public pages and their cache; pages of the current user and of the operator.
 * 3. `proxy/`: /api to the service, session cookies, forms without JavaScript.
 * 4. `images/`: photos in the visitor's format and size. `seo/`: sitemap, robots, share images.
 *
 * All limits are in `limits.ts`. The server contains no product code: what the site shows, and which calls, forms and files it has, are
 * the options below.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_PAGE_CACHE_BYTES } from '@melhor-escola/server-kit/environment';
import type { FastifyInstance } from 'fastify';
import { readBuildId, registerAssets } from './http/assets.ts';
import { ConcurrencyLimiter } from '@melhor-escola/server-kit/concurrency-limiter';
import { registerHealth } from './http/health.ts';
import { applySaveDataChoice } from './http/save-data.ts';
import { createHttpServer, registerPlugins, type HttpServerOptions } from './http/http-server.ts';
import { registerImages, type ImageOptions } from './images/images.ts';
import { limits } from './limits.ts';
import { registerAuthenticatedPages } from './pages/authenticated-pages.ts';
import { pollInvalidations, type ChangeFeed } from './pages/cache-invalidation.ts';
import { registerOperatorPages, type OperatorPages } from './pages/operator-pages.ts';
import { PageCache } from './pages/page-cache.ts';
import type { PageTable } from './pages/page-table.ts';
import { type PageViews, registerPageViews, ViewCounter } from './pages/page-views.ts';
import { registerPages } from './pages/pages.ts';
import { registerRedirects, type SiteRedirects } from './pages/redirects.ts';
import { registerForms, type SiteForms } from './proxy/forms.ts';
import { registerProxy, type ProxiedCall } from './proxy/proxy.ts';
import { ServiceClient, type ServiceAccess } from './proxy/service-client.ts';
import type { ErrorBody } from './proxy/service-response.ts';
import { Session, type SessionCalls } from './proxy/session.ts';
import type { RenderPage } from './rendering.ts';
import { registerShareImages, type ShareImages } from './seo/share-images.ts';
import { registerSitemap, type Sitemap } from './seo/sitemap.ts';

type ServeSources = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * @typeParam Outcome what a page gets if it responds to a rejected form.
 * @typeParam Failure an error response of the service, as the site reads it.
 */
export interface SiteServerOptions<Outcome, Failure extends ErrorBody>
  extends HttpServerOptions, ImageOptions, ServiceAccess<Failure> {
  /** Public origin of the site. */
  readonly siteUrl: string;
  /** Folder of the build, with `client` and `server`. */
  readonly dist: string;
  /** Renders every page. */
  readonly render: RenderPage<Outcome>;
  /** How pages are cached, and by which URL each is known. */
  readonly pages: PageTable;
  /** Where former paths lead, and how the service's redirects are read. */
  readonly redirects: SiteRedirects;
  /** How the site learns which stored pages are out of date. */
  readonly changes: ChangeFeed;
  /** All calls of browsers to the service. */
  readonly calls: readonly ProxiedCall[];
  /** The calls that concern the session. */
  readonly session: SessionCalls;
  /** All forms that work without JavaScript. */
  readonly forms: SiteForms<Outcome, Failure>;
  /** How shown pages are counted. */
  readonly views: PageViews;
  /** Pages for the operator only. */
  readonly operatorPages: OperatorPages;
  /** The pictures of shared links. */
  readonly shareImages: ShareImages;
  /** What search engines find. */
  readonly sitemap: Sitemap;
  /** Size of the page cache in bytes; 0 disables it. */
  readonly pageCacheBytes?: number;
  /** Serves sources to browsers, in development only. */
  readonly serveSources?: ServeSources | undefined;
  /** Aborted when shutdown begins. */
  readonly stopping?: AbortSignal;
}

/** Creates the server of a site. It does not listen yet. */
export async function createSiteServer<Outcome, Failure extends ErrorBody>(
  options: SiteServerOptions<Outcome, Failure>,
): Promise<FastifyInstance> {
  const server = createHttpServer(options, readBuildId(options.dist));
  const service = new ServiceClient(options);
  server.decorate('service', service);
  const { serveSources } = options;
  if (serveSources) server.addHook('onRequest', ({ raw }, reply, done) => serveSources(raw, reply.raw, done));

  applySaveDataChoice(server);
  const { log } = server;
  const { siteUrl, plainPages, calls, pageCacheBytes: maxBytes = DEFAULT_PAGE_CACHE_BYTES } = options;
  const limiter = new ConcurrencyLimiter(limits.rendering);
  const render: RenderPage<Outcome> = (request, context) => {
    // The id that the error page displays.
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const logError = (err: unknown, route: string) =>
      log.error({ requestId, method: request.method, route, err }, 'page failed');
    const logFailedCall = (err: unknown) => log.error({ requestId, err }, 'call of a page failed');
    return options.render(request, { logError, logFailedCall, ...context });
  };
  const renderPage: RenderPage<Outcome> = (request, context) => {
    const deadline = context?.deadline ?? AbortSignal.timeout(limits.timeouts.page);
    return limiter.run(async () =>
      render(request, { executeCall: service.circuit.execute, ...context, deadline }),
    );
  };
  const cache =
    maxBytes > 0
      ? new PageCache({ maxBytes, siteUrl, renderPage: render, limiter, circuit: service.circuit, log })
      : undefined;
  const session = new Session(siteUrl, options.session);
  const counter = new ViewCounter(session, options.views);
  // Outside the scope below, whose hooks take longer than sending a cached page (P5).
  registerPages(server, { ...options, renderPage, limiter, cache, counter });

  await server.register(async (scope) => {
    await registerPlugins(scope);
    const shared = { siteUrl, renderPage, plainPages, session };
    pollInvalidations(scope, options.changes, cache);
    registerHealth(scope, options.stopping);
    registerRedirects(scope, options.redirects);
    await registerAssets(scope, options.dist);
    registerAuthenticatedPages(scope, { ...shared, pages: options.pages });
    registerOperatorPages(scope, { ...shared, operatorPages: options.operatorPages });
    registerPageViews(scope, counter);
    await registerProxy(scope, { siteUrl, session, calls });
    await registerForms(scope, { ...shared, forms: options.forms, parseError: options.parseError });
    await registerImages(scope, options);
    registerShareImages(scope, { siteUrl, renderPage, shareImages: options.shareImages });
    await scope.register(async (own) => registerSitemap(own, siteUrl, options.sitemap));
  });
  return server;
}
