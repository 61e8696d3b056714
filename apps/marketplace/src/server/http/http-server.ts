/**
 * Fastify as every response of the site meets it.
 *
 * `connection-limits.ts` and `security-headers.ts` come before Fastify, for what its parser rejects. Then each request gets an
 * id and the security headers, and `address-check.ts` rejects or cleans its address. `error-responses.ts` answers what fails,
 * `site-log.ts` logs it. `concurrency-limiter.ts` bounds expensive work; `deadline.ts` bounds how long a request waits for the
 * service. `access-checks.ts` tells this site's forms and the operator from everybody else. `health.ts` and `assets.ts` are routes.
 */
import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import { MonotonicRateLimitStore } from '@melhor-escola/server-kit/monotonic-rate-limit-store';
import { RequestLog, requestIdOf } from '@melhor-escola/server-kit/request-log';
import fastify, { type FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { checkAddresses, refuseAddress } from './address-check.ts';
import { createLimitedServer } from './connection-limits.ts';
import { handleErrors } from './error-responses.ts';
import { answerParserError, securityHeaders } from './security-headers.ts';
import { siteLog, type SiteLogOptions } from './site-log.ts';

export interface HttpServerOptions extends SiteLogOptions {
  /** Addresses (IP or CIDR) whose `x-forwarded-for` is trusted; none by default. */
  readonly trustedProxies?: readonly string[];
}

/** @param release in the lines of errors, to find their sources. */
export function createHttpServer(options: HttpServerOptions, release: string): FastifyInstance {
  const server = fastify({
    logger: siteLog(options, release),
    logController: new RequestLog(),
    genReqId: requestIdOf,
    trustProxy: [...(options.trustedProxies ?? [])],
    bodyLimit: limits.bodies.default,
    serverFactory: (handler) => createLimitedServer(limits.connections, handler),
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply) => void refuseAddress(request, reply, 400),
    clientErrorHandler: answerParserError,
    // Requests during shutdown are answered, with `connection: close`.
    return503OnClosing: false,
  });
  handleErrors(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    done();
  });
  checkAddresses(server);
  return server;
}

/** Compression, and rate limits where a route asks for one: for a scope without cached pages, which their hooks would slow down (P5). */
export async function registerPlugins(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyCompress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await scope.register(fastifyRateLimit, { global: false, store: MonotonicRateLimitStore });
}
