import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { MonotonicRateLimitStore } from '@melhor-escola/server-kit/monotonic-rate-limit-store';
import { loggedRequest, RequestLog, requestIdOf } from '@melhor-escola/server-kit/request-log';
import fastify, { type FastifyError, type FastifyInstance, type FastifyServerFactoryHandler } from 'fastify';
import { lastPage, plainPagePolicy } from '../shell/plain-page.ts';
import { registerAppManifest } from './seo/app-manifest.ts';
import { checkAddresses, refuseAddress } from './http/address-check.ts';
import { readBuildId } from './build-id.ts';
import { connectionLimits, createLimitedServer } from './http/connection-limits.ts';
import { closedContentSecurityPolicy } from './http/content-security-policy.ts';
import { registerHealth } from './health.ts';
import { registerImages, type ImageOptions } from './images/images.ts';
import { limits } from './limits.ts';
import { registerAuthenticatedPages } from './pages/authenticated-pages.ts';
import { buildPageCache } from './pages/cache/page-cache.ts';
import { ChangeFollower, followChanges } from './pages/cache/change-follower.ts';
import type { RenderPage } from '../app/request-context.ts';
import { notingFailures, registerPages, type PageOptions } from './pages/pages.ts';
import { QuickAnswers } from './pages/quick-answers.ts';
import { redirectLookup } from './pages/redirect-lookup.ts';
import type { OperatorCredentials } from './http/access-checks.ts';
import { RenderSlots, sendTooManyPages, TooManyPages } from './pages/render-slots.ts';
import { registerForms } from './proxy/forms/forms.ts';
import { registerProxy } from './proxy/proxy.ts';
import { ServiceClient } from './proxy/service-client.ts';
import { registerShareImages } from './seo/share-image/share-images.ts';
import { answerParserError } from './http/security-headers.ts';
import { siteLog, type SiteLogOptions } from './site-log.ts';
import { registerSitemap } from './seo/sitemap.ts';

export interface SiteServerOptions extends ImageOptions, SiteLogOptions {
  /** Folder of the build: `client` and `server` lie in it. */
  readonly dist: string;
  /** Origin of the service, without a slash at its end. */
  readonly serviceUrl: string;
  readonly searchApiKey: string;
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  /** Addresses (IP or CIDR) whose `x-forwarded-for` is believed; nobody's unless told. */
  readonly trustedProxies?: readonly string[];
  readonly renderPage: RenderPage;
  /** Who sees the playground in production; nobody unless given. */
  readonly operator?: OperatorCredentials;
  /** Bytes that pages everybody is given may take; 64 MB unless told, and none are kept for 0. */
  readonly pageCacheBytes?: number;
  /** Requests a minute that one address may send to /api; 300 unless told. */
  readonly apiRequestsPerMinute?: number;
  /** Aborted when the process is to end: `/readyz` says so while requests are still answered. */
  readonly stopping?: AbortSignal;
}

/**
 * The site's server: assets, the way to the service, health, and pages last. Knows nothing of the product; what a page
 * says comes from `renderPage`.
 */
export async function buildSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  let quick: QuickAnswers | undefined;
  const server = fastify({
    logger: siteLog(options, readBuildId(options.dist)),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    trustProxy: [...(options.trustedProxies ?? [])],
    bodyLimit: 64 * 1024,
    serverFactory: quickFirst((request, response) => quick?.answer(request, response) ?? false),
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => void refuseAddress(request, reply, 400),
    clientErrorHandler: answerParserError,
    // Who still asks while the server closes is answered, and told to connect again.
    return503OnClosing: false,
  });
  server.decorate('service', new ServiceClient(options));
  answerErrors(server);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await server.register(fastifyHelmet, {
    // Set by whoever answers: pages have a nonce each, the rest is closed below.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  checkAddresses(server);
  server.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', closedContentSecurityPolicy);
  });
  await server.register(fastifyCompress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await server.register(fastifyRateLimit, { global: false, store: MonotonicRateLimitStore });

  registerHealth(server, options);
  server.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: readBuildId(options.dist) }),
  );

  // Without the log's options, which Fastify would take for those of the scope.
  const { logTo: _logTo, logLevel: _logLevel, errorReports: _errorReports, ...given } = options;
  const slots = new RenderSlots();
  const render = notingFailures(server, options.renderPage);
  const renderPage: RenderPage = (request, context) => {
    const deadline = context?.deadline ?? AbortSignal.timeout(limits.timeouts.page);
    return slots.run(async () =>
      render(request, { executeCall: server.service.circuit.execute, ...context, deadline }),
    );
  };
  const proxied = { ...given, renderPage };
  const pages = publicPages(server, options, { slots, render, renderPage });
  quick = pages.cache?.quick;
  await registerProxy(server, options);
  await server.register(registerShareImages, { siteUrl: options.siteUrl, renderPage });
  await server.register(registerImages, proxied);
  await server.register(registerSitemap, { ...proxied, queue: server.service.queues.lookup });
  await registerAssets(server, path.join(options.dist, 'client'));
  registerAppManifest(server, path.join(options.dist, 'client'));
  await registerForms(server, proxied);
  registerAuthenticatedPages(server, proxied);
  registerPages(server, pages);
  return server;
}

const megabyte = 1_048_576;

/** How public pages are rendered, and where they are kept. */
function publicPages(
  server: FastifyInstance,
  options: SiteServerOptions,
  {
    slots,
    render,
    renderPage,
  }: { readonly slots: RenderSlots; readonly render: RenderPage; readonly renderPage: RenderPage },
): PageOptions {
  const { siteUrl, operator, pageCacheBytes: maximumBytes = 64 * megabyte } = options;
  const { log } = server;
  const circuit = server.service.circuit;
  const redirects = redirectLookup(options);
  const shown = { siteUrl, redirects, renderPage, operator };
  if (maximumBytes === 0) return { ...shown, cache: undefined };
  const pages = buildPageCache({ slots, renderPage: render, siteUrl, circuit, maximumBytes, log });
  followChanges(server, new ChangeFollower({ ...options, pages, log }));
  const logsRequests = ['trace', 'debug', 'info'].includes(log.level);
  return {
    ...shown,
    cache: { pages, quick: new QuickAnswers({ pages, redirects, slots, logsRequests }) },
  };
}

/** Node's server, with its limits; what can be said again is, before Fastify is asked. */
function quickFirst(answers: (request: IncomingMessage, response: ServerResponse) => boolean) {
  return (handle: FastifyServerFactoryHandler): Server => {
    const server = createLimitedServer(connectionLimits, (request, response) => {
      // One that is stopping has Fastify tell its visitors to connect anew.
      if (!server.listening || !answers(request, response)) handle(request, response);
    });
    return server;
  };
}

const badRequest = { code: 'BAD_REQUEST', message: 'O pedido não está escrito como deveria.' };
const clientErrors: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  413: { code: 'TOO_LARGE', message: 'O envio é grande demais.' },
  415: { code: 'UNSUPPORTED_TYPE', message: 'Este tipo de envio não é aceito.' },
  429: { code: 'TOO_MANY_REQUESTS', message: 'Foram pedidos demais. Aguarde um instante e tente de novo.' },
};

/**
 * Answers 500 when a handler throws, without details, which the log has under the request id. Fastify's own answer and log line
 * contain the error's message, and so what a visitor typed. A missing file may exist on another site process with a newer build:
 * its 404 is not stored (S25).
 */
function answerErrors(server: FastifyInstance): void {
  server.setNotFoundHandler(async (_request, reply) =>
    reply
      .status(404)
      .header('cache-control', 'no-store')
      .send({ code: 'NOT_FOUND', message: 'Não encontrado.' }),
  );
  server.setErrorHandler<FastifyError | TooManyPages>((error, request, reply) => {
    if (error instanceof TooManyPages) return sendTooManyPages(reply);
    const { statusCode = 500 } = error;
    // Fastify's own messages quote what was sent.
    if (statusCode >= 400 && statusCode < 500)
      return reply.status(statusCode).send(clientErrors[statusCode] ?? badRequest);
    request.log.error({ ...loggedRequest(request), err: error }, 'request failed');
    reply.status(500).header('cache-control', 'no-store');
    if (request.url.startsWith('/api/'))
      return reply.send({ code: 'INTERNAL', message: 'Erro interno do servidor' });
    reply.header('content-security-policy', plainPagePolicy);
    return reply.type('text/html; charset=utf-8').send(lastPage(request.id));
  });
}

const year = 31_536_000;

/** Allows the service worker to fetch pages and their assets (src/offline/worker). */
const workerContentSecurityPolicy = "default-src 'none'; connect-src 'self'";

/**
 * Serves the files of the build. Those under /assets have a hash in their name and are immutable; the others are cached for an
 * hour. The build has written .br and .gz files beside them. A missing asset is a plain 404, not a rendered page.
 */
async function registerAssets(server: FastifyInstance, client: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    maxAge: year * 1000,
    immutable: true,
    decorateReply: true,
  });
  // Browsers request it again with each visit and install a new one at once.
  server.get('/sw.js', async (_request, reply) =>
    reply
      .header('content-security-policy', workerContentSecurityPolicy)
      .sendFile('sw.js', client, { cacheControl: false, etag: true })
      .header('cache-control', 'no-cache'),
  );
  server.get('/polyfills.js', async (_request, reply) =>
    reply.sendFile('polyfills.js', client, { maxAge: 3_600_000, immutable: false }),
  );
}
