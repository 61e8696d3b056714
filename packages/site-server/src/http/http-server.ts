/**
 * Fastify with what applies to every request and response.
 *
 * Every response gets the security headers and a request id, even if Node's parser rejects the request. `url-check.ts` rejects or
 * cleans URLs, `error-responses.ts` handles errors, and `access-checks.ts` recognizes requests of this site's pages. `save-data.ts` applies
 * data saving to pages. `health.ts` and `assets.ts` are routes.
 */
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import { MonotonicRateLimitStore } from '@melhor-escola/server-kit/monotonic-rate-limit-store';
import { loggedError, loggedRequest, RequestLog, requestIds } from '@melhor-escola/server-kit/request-log';
import {
  serverLog,
  type ErrorReportService,
  type LogDestination,
} from '@melhor-escola/server-kit/server-log';
import { UnparsedRequests } from '@melhor-escola/server-kit/unparsed-requests';
import fastify, { type FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { checkUrls } from './url-check.ts';
import { handleErrors, sendUrlError, responseHeaders, type PlainPages } from './error-responses.ts';

export interface HttpServerOptions {
  readonly plainPages: PlainPages;
  /** The calls of browsers, whose paths are checked more strictly than those of pages. */
  readonly calls: readonly { readonly path: string }[];
  /** stdout by default. */
  readonly logTo?: LogDestination;
  /** 'warn' by default. */
  readonly logLevel?: string;
  /** The error service, which receives errors too (CA-13). */
  readonly errorReports?: ErrorReportService | undefined;
  /** IP addresses or CIDR ranges whose `x-forwarded-for` is trusted; none by default. */
  readonly trustedProxies?: readonly string[];
  readonly connections?: ConnectionLimits;
}

export type ConnectionLimits = Readonly<Record<keyof typeof limits.connections, number>>;

const unparsedRequests = new UnparsedRequests(() => ({ headers: responseHeaders, body: '' }));

/** @param release id of the build, in error lines of the log, to find the source maps. */
export function createHttpServer(options: HttpServerOptions, release: string): FastifyInstance {
  const { logLevel: level = 'warn', logTo, errorReports, plainPages } = options;
  const { silenceTimeout, maxConnections, requestTimeout, keepAliveTimeout, ...parsing } =
    options.connections ?? limits.connections;
  const server = fastify({
    logger: {
      ...serverLog({ program: 'site', level, release, logTo, errorReports }),
      serializers: { req: loggedRequest, err: (error: unknown) => loggedError(error) },
    },
    logController: new RequestLog(),
    genReqId: requestIds(),
    trustProxy: [...(options.trustedProxies ?? [])],
    bodyLimit: limits.bodies.default,
    connectionTimeout: silenceTimeout,
    requestTimeout,
    keepAliveTimeout,
    http: { ...parsing, requireHostHeader: false },
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => void sendUrlError(request, reply, 400, plainPages),
    clientErrorHandler: unparsedRequests.onParserError,
    // Requests during shutdown are answered, with `connection: close`.
    return503OnClosing: false,
  });
  server.server.maxConnections = maxConnections;
  unparsedRequests.register(server);
  handleErrors(server, plainPages);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(responseHeaders).header('x-request-id', request.id);
    done();
  });
  checkUrls(server, options);
  return server;
}

/** Compression, and rate limits for routes that configure one. For a scope without cached pages, which the hooks would slow down (P5). */
export async function registerPlugins(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCompress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  const counters = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await scope.register(fastifyRateLimit, {
    global: false,
    store: MonotonicRateLimitStore,
    // No client reads the counters. A rejected request has `retry-after`.
    addHeaders: counters,
    addHeadersOnExceeding: counters,
  });
}
