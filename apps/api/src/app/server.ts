import { addressApiPath } from '@melhor-escola/domain/routes';
import fastifyRateLimit from '@fastify/rate-limit';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { MonotonicRateLimitStore } from '@melhor-escola/server-kit/monotonic-rate-limit-store';
import { requestIds } from '@melhor-escola/server-kit/request-log';
import { serverLog, type LogDestination } from '@melhor-escola/server-kit/server-log';
import { securityHeaders } from '@melhor-escola/server-kit/security-headers';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerCollect } from '../platform/collector/routes.ts';
import type { Database } from '../platform/database/database.ts';
import { registerMetrics } from '../platform/operation/metrics/routes.ts';
import { Readiness } from '../platform/operation/readiness.ts';
import type { Tracing } from '../platform/operation/tracing/otlp-tracing.ts';
import { registerGoogleRoutes } from '../search/google-addresses/routes.ts';
import { enforceTimeouts, DEFAULT_TIMEOUT_MS } from '../platform/http/request-timeout.ts';
import { trustSiteAddress, hasSearchKey } from '../platform/http/edge/authorization.ts';
import { rejectControlCharacters } from '../platform/http/edge/control-characters.ts';
import { registerDocumentation } from '../platform/http/documentation.ts';
import { handleErrors, referrerPolicy, sendUnreadableUrl } from '../platform/http/errors/error-handler.ts';
import { graphqlPath, registerGraphql } from '../search/routes.ts';
import { formatGraphqlError } from '../platform/http/errors/graphql-errors.ts';
import { registerHealth } from '../platform/operation/routes.ts';
import { loggedError, ServiceRequestLog } from '../platform/http/request-log.ts';
import { registerRest } from './rest.ts';
import { unparsedRequests } from '../platform/http/edge/unparsed-requests.ts';
import type { ZodFastify } from '../platform/http/slice-routes.ts';

export interface ServerOptions {
  readonly environment: Environment;
  readonly database: Database;
  /** Disables what helps developers and attackers alike. Depends on `NODE_ENV` by default. */
  readonly production?: boolean;
  /** Destination of the log; stdout by default. */
  readonly logTo?: LogDestination;
  /** 'silent' disables the log. */
  readonly logLevel?: string;
  /** Rate limit per minute and address without the search key. */
  readonly requestsPerMinute?: number;
  /** Aborted on shutdown: `/readyz` then fails while requests are still answered. */
  readonly stopping?: AbortSignal;
  readonly tracing?: Tracing;
}

/** Health checks, which orchestrators call often. */
const unlimitedRoutes = new Set(['/healthz', '/readyz', '/accepting']);

/** Builds the HTTP server, ready to listen. Closing it does not close the database. */
export async function buildServer(options: ServerOptions): Promise<ZodFastify> {
  const { environment, database, production = process.env['NODE_ENV'] === 'production' } = options;
  const server = createFastify(options);
  enforceTimeouts(server, database);
  options.tracing?.traceServer(server, (request) => hasSearchKey(request, environment.searchApiKeys));
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...securityHeaders, ...referrerPolicy, 'x-request-id': request.id });
    done();
  });
  // Must precede everything that counts by address.
  server.addHook('onRequest', trustSiteAddress(environment.searchApiKeys));
  unparsedRequests.register(server);
  await limitRequests(server, environment, options.requestsPerMinute ?? 300);
  handleErrors(server);
  rejectControlCharacters(server);
  await registerMetrics(server, { environment, database });
  await registerDocumentation(server);
  registerHealth(
    server,
    new Readiness({ database, dataDir: environment.dataDir, stopping: options.stopping }),
  );
  await server.register(async (scope: ZodFastify) => registerRest(scope, environment, database), {
    prefix: '/v3',
  });
  await server.register(async (scope: ZodFastify) => registerGoogleRoutes(scope, environment, database), {
    prefix: addressApiPath,
  });
  await server.register(async (scope: ZodFastify) =>
    registerCollect(scope, { database, searchApiKeys: environment.searchApiKeys }),
  );
  await registerGraphql(server, { environment, database, production });
  await server.ready();
  return server;
}

/** Rate limit per address, including unknown paths and rejected calls: as a hook of the whole server it runs first. */
async function limitRequests(server: ZodFastify, { searchApiKeys }: Environment, max: number): Promise<void> {
  await server.register(fastifyRateLimit, {
    global: false,
    store: MonotonicRateLimitStore,
    max,
    timeWindow: '1 minute',
    // The site's server calls on behalf of all visitors, and limits them itself.
    allowList: (request) =>
      unlimitedRoutes.has(request.routeOptions.url ?? '') || hasSearchKey(request, searchApiKeys),
  });
  server.addHook('onRequest', server.rateLimit());
}

function createFastify({ environment, logLevel = 'info', logTo }: ServerOptions): ZodFastify {
  const { release, errorReports } = environment;
  const server = Fastify({
    logger: {
      ...serverLog({ program: 'service', level: logLevel, release, logTo, errorReports }),
      base: null,
      serializers: { err: loggedError },
    },
    logController: new ServiceRequestLog(),
    genReqId: requestIds((request) => hasSearchKey(request, environment.searchApiKeys)),
    // With an empty list, x-forwarded-for is never trusted (S7).
    trustProxy: [...environment.trustedProxies],
    bodyLimit: 64 * 1024,
    // For the whole route, including receiving the body.
    handlerTimeout: DEFAULT_TIMEOUT_MS,
    // Above the client's idle timeout, so that the site never writes to a connection that is being closed.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // Fastify's own response has no security headers.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: unparsedRequests.onParserError,
    frameworkErrors: (error, request, reply) => {
      const format = request.raw.url?.startsWith(`${graphqlPath}/`) ? formatGraphqlError : undefined;
      sendUnreadableUrl(error, request, { reply, ...(format && { format }) });
    },
    routerOptions: { maxParamLength: 250 },
  }).withTypeProvider<ZodTypeProvider>();
  server.server.headersTimeout = 20_000;
  server.server.maxConnections = 2_000;
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  return server;
}
