/**
 * The site's server, in the order in which a request passes through it:
 *
 * 1. `http/`: connection limits, security headers, URL check, error responses; health, assets, log.
 * 2. `pages/`: public pages and their cache; pages of the current user.
 * 3. `proxy/`: /api to the service, session cookies, forms without JavaScript.
 * 4. `images/`: photos in the visitor's format and size. `seo/`: sitemap, robots, share images.
 *
 * All limits are in `limits.ts`. The server contains no product code: pages come from `renderPage`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_PAGE_CACHE_BYTES } from '@melhor-escola/server-kit/environment';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '../app/service/request-context.ts';
import { SharedResponses } from '../app/service/shared-responses.ts';
import { readBuildId, registerAssets } from './http/assets.ts';
import { ConcurrencyLimiter } from './http/concurrency-limiter.ts';
import { registerHealth } from './http/health.ts';
import { applySaveDataChoice } from './http/save-data.ts';
import { createHttpServer, registerPlugins, type HttpServerOptions } from './http/http-server.ts';
import { registerImages, type ImageOptions } from './images/images.ts';
import { limits } from './limits.ts';
import { registerAuthenticatedPages } from './pages/authenticated-pages.ts';
import { pollInvalidations } from './pages/cache-invalidation.ts';
import { registerOperatorPages } from './pages/operator-pages.ts';
import { PageCache } from './pages/page-cache.ts';
import { registerPages } from './pages/pages.ts';
import { registerRedirects } from './pages/redirects.ts';
import { registerForms } from './proxy/forms/forms.ts';
import { registerProxy } from './proxy/proxy.ts';
import { ServiceClient, type ServiceAccess } from './proxy/service-client.ts';
import { registerShareImages } from './seo/share-images.ts';
import { registerSitemap } from './seo/sitemap.ts';

type ServeSources = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface SiteServerOptions extends HttpServerOptions, ImageOptions, ServiceAccess {
  /** Public origin of the site. */
  readonly siteUrl: string;
  /** Folder of the build, with `client` and `server`. */
  readonly dist: string;
  readonly renderPage: RenderPage;
  /** Size of the page cache in bytes; 0 disables it. */
  readonly pageCacheBytes?: number;
  /** Serves sources to browsers, in development only. */
  readonly serveSources?: ServeSources | undefined;
  /** Aborted when shutdown begins. */
  readonly stopping?: AbortSignal;
}

export async function buildSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const server = createHttpServer(options, readBuildId(options.dist));
  const service = new ServiceClient(options);
  server.decorate('service', service);
  const { serveSources } = options;
  if (serveSources) server.addHook('onRequest', ({ raw }, reply, done) => serveSources(raw, reply.raw, done));

  applySaveDataChoice(server);
  const { log } = server;
  const { siteUrl, pageCacheBytes: maxBytes = DEFAULT_PAGE_CACHE_BYTES } = options;
  const limiter = new ConcurrencyLimiter(limits.rendering);
  const sharedResponses = new SharedResponses();
  const render: RenderPage = (request, context) => {
    // The id that the error page displays.
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const logError = (err: unknown, route: string) =>
      log.error({ requestId, method: request.method, route, err }, 'page failed');
    const logFailedCall = (err: unknown) => log.error({ requestId, err }, 'call of a page failed');
    return options.renderPage(request, { sharedResponses, logError, logFailedCall, ...context });
  };
  const renderPage: RenderPage = (request, context) => {
    const deadline = context?.deadline ?? AbortSignal.timeout(limits.timeouts.page);
    return limiter.run(async () =>
      render(request, { executeCall: service.circuit.execute, ...context, deadline }),
    );
  };
  const cache =
    maxBytes > 0
      ? new PageCache({ maxBytes, siteUrl, renderPage: render, limiter, circuit: service.circuit, log })
      : undefined;
  // Outside the scope below, whose hooks take longer than sending a cached page (P5).
  registerPages(server, { siteUrl, renderPage, limiter, cache });

  await server.register(async (scope) => {
    await registerPlugins(scope);
    const shared = { ...options, renderPage };
    pollInvalidations(scope, sharedResponses, cache);
    registerHealth(scope, options.stopping);
    registerRedirects(scope);
    await registerAssets(scope, options.dist);
    registerAuthenticatedPages(scope, shared);
    registerOperatorPages(scope, shared);
    await registerProxy(scope, siteUrl);
    await registerForms(scope, shared);
    await registerImages(scope, options);
    registerShareImages(scope, shared);
    await scope.register(async (own) => registerSitemap(own, siteUrl));
  });
  return server;
}
