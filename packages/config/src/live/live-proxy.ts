import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LiveService } from './live-service.ts';

/** The text of each persisted operation, by its id. */
export type Operations = Readonly<Record<string, string>>;

/** Request headers that are forwarded to the service. */
const requestHeaders = ['content-type', 'idempotency-key', 'user-agent'];
/** Response headers that are forwarded to the browser. */
const responseHeaders = [
  'content-type',
  'retry-after',
  'x-total-count',
  'x-total-pages',
  'x-faro-session-status',
];

/** Calls that end the session. */
const sessionEndingPaths: ReadonlySet<string> = new Set([
  '/v3/account/auth/logout',
  '/v3/account/user/privacy/delete',
]);

/**
 * Proxy from a page to the service, as every host has one: resolves persisted operations by id, adds the API key, and authenticates by
 * an HttpOnly cookie. A reduced version of the site's proxy (ARCHITECTURE.md) for development: no rate limits, no allow list.
 */
export function liveProxy(service: LiveService, operations: Operations) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = servicePath(request.url ?? '');
    if (path === undefined) return next();
    proxyRequest(request, response, { service, operations, path }).catch((error: unknown) => {
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
      response.end(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: String(error) }));
    });
  };
}

/** The service path of a URL below /api or, for addresses, /escolas/api; `undefined` for pages. */
function servicePath(url: string): string | undefined {
  if (url.startsWith('/api/')) return url.slice('/api'.length);
  return url.startsWith('/escolas/api/') ? url : undefined;
}

interface Call {
  readonly service: LiveService;
  readonly operations: Operations;
  readonly path: string;
}

async function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { service, operations, path }: Call,
): Promise<void> {
  const headers = { ...service.headers, ...pickHeaders(request.headers, requestHeaders) };
  const operation = operationOf(path, operations);
  const upstream = await fetch(
    service.url + (operation === undefined ? path : '/graphql'),
    operation === undefined
      ? {
          method: request.method ?? 'GET',
          headers: { ...headers, ...visitorHeaders(request.headers.cookie) },
          ...(request.method !== 'GET' && { body: await bodyOf(request, path) }),
        }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: operation },
  );
  const { body, cookies } = await readResponse(upstream, path);
  response.writeHead(upstream.status, {
    ...pickHeaders(Object.fromEntries(upstream.headers), responseHeaders),
    'cache-control': 'no-store',
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  });
  response.end(body);
}

const pickHeaders = (headers: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );

/** The body of a GraphQL call; `undefined` for other calls. */
function operationOf(path: string, operations: Operations): string | undefined {
  const [, id = '', query] = /^\/graphql\/([^?]+)(?:\?(.*))?$/.exec(path) ?? [];
  if (id === '') return undefined;
  const variables: unknown = JSON.parse(new URLSearchParams(query).get('variables') ?? '{}');
  return JSON.stringify({ query: operations[id], variables });
}

/** The request body, without the spam-detection fields of the review form, which only the site uses. */
async function bodyOf(request: IncomingMessage, path: string): Promise<Uint8Array<ArrayBuffer> | string> {
  const sent = await buffer(request);
  if (!/^\/v3\/schools\/[^/]+\/reviews$/.test(path)) return new Uint8Array(sent);
  const { website: _, secondsTaken: __, ...review } = JSON.parse(sent.toString());
  return JSON.stringify(review);
}

/** The service's response without its token, and the cookies that reflect the session's state. */
async function readResponse(upstream: Response, path: string): Promise<{ body: Buffer; cookies: string[] }> {
  const body = Buffer.from(await upstream.arrayBuffer());
  if (!path.startsWith('/v3/account/')) return { body, cookies: [] };
  if (upstream.ok && sessionEndingPaths.has(path)) return { body, cookies: expiredSessionCookies() };
  const visit = upstream.headers.get('x-session-token');
  const cookies = visit === null ? [] : visitorTokenCookies(visit);
  const isJson = upstream.headers.get('content-type')?.startsWith('application/json');
  const parsed: unknown = isJson && body.length > 0 ? JSON.parse(body.toString()) : undefined;
  if (typeof parsed !== 'object' || parsed === null) return { body, cookies };
  if (upstream.status === 401 && 'code' in parsed && parsed.code === 'UNAUTHORIZED')
    return { body, cookies: [...cookies, ...expiredSessionCookies()] };
  if (!('token' in parsed) || typeof parsed.token !== 'string') return { body, cookies };
  const { token, ...rest } = parsed;
  return { body: Buffer.from(JSON.stringify(rest)), cookies: [...cookies, ...sessionCookies(token)] };
}

/** The pattern of every token of the service. */
const tokenPattern = '[\\w-]{43}';

const readCookie = (name: string, header = '') =>
  new RegExp(String.raw`(?:^|;\s*)${name}=(${tokenPattern})(?:;|$)`).exec(header)?.[1];

/** The headers that identify a visitor to the service, from the browser's cookies. */
function visitorHeaders(cookies: string | undefined): Record<string, string> {
  const signedIn = readCookie('authentication_token', cookies);
  const visit = readCookie('sessiontoken', cookies);
  return {
    ...(signedIn && { authorization: `Bearer ${signedIn}` }),
    ...(visit && { 'x-session-token': visit }),
  };
}

const setCookie = (name: string, value: string, more = '') =>
  `${name}=${value}; Path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}${more}`;

/** The cookies of a new session. No script can read the token (S1); the other cookie shows a page that there is one (ST-02). */
const sessionCookies = (signedIn: string): string[] => [
  setCookie('authentication_token', signedIn, '; HttpOnly'),
  setCookie('signed_in', '1'),
];

/** The cookie of the token that the service has created for the visitor. */
const visitorTokenCookies = (visit: string): string[] => [setCookie('sessiontoken', visit)];

/** Removes the cookies of a session that has ended. */
const expiredSessionCookies = (): string[] => [
  setCookie('authentication_token', '', '; HttpOnly'),
  setCookie('signed_in', ''),
];
