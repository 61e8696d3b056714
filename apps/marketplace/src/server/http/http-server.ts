/**
 * Fastify as every response of the site meets it.
 *
 * What Node's parser rejects is answered with the security headers too. Each request gets them and an id, and `url-check.ts`
 * rejects or cleans its address. `error-responses.ts` answers what fails,
 * `site-log.ts` logs it. `concurrency-limiter.ts` bounds expensive work. `access-checks.ts` tells this site's forms and the operator from everybody else. `health.ts` and `assets.ts` are routes.
 */
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import { MonotonicRateLimitStore } from '@melhor-escola/server-kit/monotonic-rate-limit-store';
import { RequestLog, requestIdOf } from '@melhor-escola/server-kit/request-log';
import { UnparsedRequests } from '@melhor-escola/server-kit/unparsed-requests';
import fastify, { type FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { checkUrls } from './url-check.ts';
import { handleErrors, sendUrlError, responseHeaders } from './error-responses.ts';
import { siteLog, type SiteLogOptions } from './site-log.ts';

export interface HttpServerOptions extends SiteLogOptions {
  /** Addresses (IP or CIDR) whose `x-forwarded-for` is trusted; none by default. */
  readonly trustedProxies?: readonly string[];
  readonly connections?: ConnectionLimits;
}

export type ConnectionLimits = Readonly<Record<keyof typeof limits.connections, number>>;

const unparsedRequests = new UnparsedRequests(() => ({ headers: responseHeaders, body: '' }));

/** @param release in the lines of errors, to find their sources. */
export function createHttpServer(options: HttpServerOptions, release: string): FastifyInstance {
  const { silenceTimeout, maxConnections, requestTimeout, keepAliveTimeout, ...parsing } =
    options.connections ?? limits.connections;
  const server = fastify({
    logger: siteLog(options, release),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    trustProxy: [...(options.trustedProxies ?? [])],
    bodyLimit: limits.bodies.default,
    connectionTimeout: silenceTimeout,
    requestTimeout,
    keepAliveTimeout,
    http: { ...parsing, requireHostHeader: false },
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => void sendUrlError(request, reply, 400),
    clientErrorHandler: unparsedRequests.onParserError,
    // Requests during shutdown are answered, with `connection: close`.
    return503OnClosing: false,
  });
  server.server.maxConnections = maxConnections;
  unparsedRequests.register(server);
  handleErrors(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(responseHeaders).header('x-request-id', request.id);
    done();
  });
  checkUrls(server);
  return server;
}

/** Compression, and rate limits where a route asks for one: for a scope without cached pages, which their hooks would slow down (P5). */
export async function registerPlugins(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCompress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await scope.register(fastifyRateLimit, {
    global: false,
    store: MonotonicRateLimitStore,
    // Nobody reads the counts; a rejected request says in `retry-after` when to come back.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
}
