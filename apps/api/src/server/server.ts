import { addressApiPath } from '@melhor-escola/domain/routes';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { Environment } from '@melhor-escola/server-kit/environment';
import { MonotonicRateLimitStore } from '@melhor-escola/server-kit/monotonic-rate-limit-store';
import { requestIdOf } from '@melhor-escola/server-kit/request-log';
import { serverLog, type LogDestination } from '@melhor-escola/server-kit/server-log';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerCollect, registerFiguresPage } from '../collector/routes.ts';
import type { Database } from '../database/database.ts';
import { registerMetrics } from '../operation/metrics/routes.ts';
import { Readiness } from '../operation/readiness.ts';
import type { Tracing } from '../operation/tracing/otlp-tracing.ts';
import { registerGoogleRoutes } from '../places/google/routes.ts';
import { enforceTimeouts, DEFAULT_TIMEOUT_MS } from './request-timeout.ts';
import { trustSiteAddress, holdsSearchKey } from './edge/authorization.ts';
import { rejectControlCharacters } from './edge/control-characters.ts';
import { registerDocumentation } from './documentation.ts';
import { handleErrors, sendUnreadableUrl } from './errors/error-handler.ts';
import { graphqlPath, registerGraphql } from '../search/routes.ts';
import { formatGraphqlError } from './errors/graphql-errors.ts';
import { registerHealth } from '../operation/routes.ts';
import { loggedError, ServiceRequestLog } from './request-log.ts';
import { registerRest } from './rest.ts';
import { unparsedRequests } from './edge/unparsed-requests.ts';
import type { ZodFastify } from './slice-routes.ts';

export interface ServerOptions {
  readonly environment: Environment;
  readonly database: Database;
  /** Tightens what helps a developer and an attacker alike. By default as `NODE_ENV` says. */
  readonly production?: boolean;
  /** Destination of the log; stdout by default. */
  readonly logTo?: LogDestination;
  /** 'silent' for none. */
  readonly logLevel?: string;
  /** Requests a minute from one address that does not hold the search key. */
  readonly requestsPerMinute?: number;
  /** Aborted when the process is to end: `/readyz` says so while requests are still answered. */
  readonly stopping?: AbortSignal;
  readonly tracing?: Tracing;
}

/** Addresses that orchestrators ask often. */
const unlimitedRoutes = new Set(['/healthz', '/readyz', '/accepting']);

/** The service over HTTP, ready to listen. Closing it leaves the database open. */
export async function buildServer(options: ServerOptions): Promise<ZodFastify> {
  const { environment, database, production = process.env['NODE_ENV'] === 'production' } = options;
  const server = createFastify(options);
  enforceTimeouts(server, database);
  options.tracing?.traceServer(server);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Before anything that counts by address.
  server.addHook('onRequest', trustSiteAddress(environment.searchApiKey));
  // Without its headers for Flash and for browsers of the past.
  await server.register(fastifyHelmet, {
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    // `frame-ancestors` of the content security policy replaces it in every supported browser.
    xFrameOptions: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
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
    registerCollect(scope, { database, searchApiKey: environment.searchApiKey }),
  );
  await registerFiguresPage(server, { environment, database });
  await registerGraphql(server, { environment, database, production });
  await server.ready();
  return server;
}

/** Limits every address, unknown paths and refused calls included: as a hook of the whole server it comes first. */
async function limitRequests(server: ZodFastify, { searchApiKey }: Environment, max: number): Promise<void> {
  await server.register(fastifyRateLimit, {
    global: false,
    store: MonotonicRateLimitStore,
    max,
    timeWindow: '1 minute',
    // The site's server asks for all its visitors; it limits them itself.
    allowList: (request) =>
      unlimitedRoutes.has(request.routeOptions.url ?? '') || holdsSearchKey(request, searchApiKey),
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
    genReqId: requestIdOf,
    // An empty list believes nobody's x-forwarded-for (S7).
    trustProxy: [...environment.trustedProxies],
    bodyLimit: 64 * 1024,
    // Of the whole route, the body's arrival included.
    handlerTimeout: DEFAULT_TIMEOUT_MS,
    // Above the client's idle time, so that the site never writes to a connection we are closing.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // Fastify's own answer has no security headers.
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
