/**
 * Proxy from browsers to the service: one table of routes and one handler. Adds API keys and the session token here, so that scripts
 * cannot read them. Forwards only what the table lists; of a response it returns the status, validated JSON and the listed headers.
 *
 * The site gives the table. `request-bodies.ts` has the bodies that the service validates itself. `session.ts` handles the cookies. `service-client.ts` makes the
 * call, with a queue and the circuit breaker, over the connections of `keep-alive-fetch.ts`. `service-response.ts` validates responses. `forms.ts` handles forms that are submitted
 * without JavaScript.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromThisSite, mayBeFromThisSite } from '../http/access-checks.ts';
import { limits } from '../limits.ts';
import { Rejection, type RequestBody } from './request-bodies.ts';
import type { CallQueue, ServiceCall } from './service-client.ts';
import type { ServiceResponse } from './service-response.ts';
import type { Session, SessionEffect } from './session.ts';

/** A call of browsers to the service: a row of the site's table. */
export interface ProxiedCall {
  readonly method: ServiceCall['method'];
  /** In Fastify's syntax. The service's method and path are the same without `/api`, unless `upstream` is set. */
  readonly path: string;
  readonly upstream?: Pick<ServiceCall, 'method' | 'path'>;
  /**
   * `public`: any client. `site`: pages of this site only (S8). `session`: pages of this site, with the current user's session; reads are
   * also allowed without a Sec-Fetch-Site header.
   */
  readonly access: 'public' | 'site' | 'session';
  readonly queue: CallQueue;
  /** `cache-control` of a success, for public reads unless the service sends one. Errors of public reads are `no-store`. */
  readonly cache: string;
  /** Request bodies: JSON, or bytes of these media types. Bodies are ignored by default. */
  readonly accepts?: 'json' | readonly string[];
  readonly bodyLimit?: number;
  /** Creates the call's body. A route without it forwards the query. */
  readonly body?: RequestBody;
  /** Request headers that are forwarded besides the session. */
  readonly forwards?: readonly string[];
  /** Response headers that are returned besides `retry-after`. */
  readonly returns?: readonly string[];
  /** Response body if it is not JSON: none, or a file of this type. */
  readonly responds?: 'status' | 'image/webp' | 'text/csv; charset=utf-8';
  /** Changes the response before it is returned. */
  readonly response?: (response: ServiceResponse) => ServiceResponse;
  readonly effect?: SessionEffect;
  /** Per IP address; `limits.requestsPerMinute.api` by default. */
  readonly requestsPerMinute?: number;
  /** Of the whole call, queueing included; `limits.timeouts.page` or `write` by default. */
  readonly timeoutMs?: number;
}

interface ProxyOptions {
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly session: Session;
  readonly calls: readonly ProxiedCall[];
}

export async function registerProxy(server: FastifyInstance, options: ProxyOptions): Promise<void> {
  // One scope per route, because body parsers belong to a scope and routes accept different bodies.
  for (const call of options.calls) await server.register(async (scope) => addRoute(scope, call, options));
  server.all('/api/*', async (_request, reply) => reply.callNotFound());
}

function addRoute(scope: FastifyInstance, route: ProxiedCall, { siteUrl, session }: ProxyOptions): void {
  const { requestsPerMinute: max = limits.requestsPerMinute.api } = route;
  addParsers(scope, route);
  scope.route<{ Params: Record<string, string> }>({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyLimit ?? limits.bodies.default,
    config: { rateLimit: { max, timeWindow: '1 minute' } },
    // Before the rate limit, which another site could otherwise exhaust for a visitor, and before the body is read.
    onRequest: async (request, reply) => {
      reply.header('cache-control', route.access === 'public' ? 'no-store' : route.cache);
      if (isAllowed(route, request, siteUrl)) return undefined;
      return reply.status(403).send({ code: 'CROSS_SITE', message: 'O envio não veio deste site.' });
    },
    handler: async (request, reply) => {
      const body = route.body?.(request);
      if (body instanceof Rejection) return reply.status(body.status).send(body.error);
      const call: ServiceCall = {
        ...(route.upstream ?? { method: route.method, path: upstreamPath(route, request) }),
        headers: forwardedHeaders(route, request),
        body,
        queue: route.queue,
        ...(route.timeoutMs !== undefined && { deadline: AbortSignal.timeout(route.timeoutMs) }),
        ...(route.responds !== 'status' && { mediaType: route.responds }),
      };
      const response =
        route.access === 'session'
          ? await session.call(request, reply, { ...call, effect: route.effect })
          : await scope.service.call(request, call);
      if (route.access === 'site') session.identifyLead(request, reply, { ...call, ...response });
      return respond(reply, route, route.response?.(response) ?? response);
    },
  });
}

function addParsers(scope: FastifyInstance, { accepts }: ProxiedCall): void {
  if (accepts === 'json') return;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...(accepts ?? ['*'])], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

function isAllowed({ access }: ProxiedCall, { method, headers }: FastifyRequest, siteUrl: string): boolean {
  if (access === 'public') return true;
  return access === 'session' && method === 'GET'
    ? mayBeFromThisSite(headers)
    : isFromThisSite(headers, siteUrl);
}

/** Built from the table and its matched parameters, never from the raw URL, so that a request cannot reach another path or host. */
function upstreamPath(
  route: ProxiedCall,
  { params, url }: FastifyRequest<{ Params: Record<string, string> }>,
): string {
  const path = route.path
    .replace(/^\/api(?=\/)/u, '')
    .replaceAll(/:(\w+)(?:\([^)]*\))?/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = url.indexOf('?');
  return route.body || query < 0 ? path : path + url.slice(query);
}

function forwardedHeaders(
  { forwards = [] }: ProxiedCall,
  { headers }: FastifyRequest,
): Record<string, string> {
  const forwarded: Record<string, string> = {};
  for (const name of forwards) {
    const value = headers[name];
    if (typeof value === 'string') forwarded[name] = value;
  }
  return forwarded;
}

/** A number or a word; the service's headers for browsers have no other values. */
const headerForm = /^(?:\d{1,9}|[a-z]{1,20})$/u;

function respond(reply: FastifyReply, route: ProxiedCall, response: ServiceResponse): FastifyReply {
  const { status, body, headers } = response;
  for (const name of ['retry-after', ...(route.returns ?? [])]) {
    const value = headers.get(name);
    if (value !== null && headerForm.test(value)) reply.header(name, value);
  }
  if (route.access === 'public' && route.method === 'GET' && status < 300)
    reply.header('cache-control', headers.get('cache-control') ?? route.cache);
  reply.status(status);
  if (body === '' || route.responds === 'status') return reply.send();
  const isFile = route.responds !== undefined && typeof body !== 'string';
  return reply.type(isFile ? route.responds : 'application/json; charset=utf-8').send(body);
}
