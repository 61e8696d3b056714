import createClient, { createQuerySerializer, type Client } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import { parseErrorResponse } from './error-response.ts';
import type { paths } from './generated/rest.generated.ts';
import { omitEmpty } from './omit-empty.ts';

/** Response statuses that are retried (CA-15). */
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

const RETRY_DELAY_MS = 150;

/**
 * For a file that is sent or fetched, at least: a megabyte by mobile data takes a quarter of a minute, for which the site's server waits 30 s; the service then
 * works through a spreadsheet for up to 45 s.
 */
const FILE_TIMEOUT_MS = 55_000;

export interface ApiOptions {
  /** Base of all paths, without a trailing slash: an origin, or '/api' in the browser. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one attempt, including the body; 10,000 by default. */
  readonly timeout?: number;
  /** When aborted, ends every call as a timeout: limits the total time of all calls of one page. */
  readonly deadline?: AbortSignal | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Runs a call, for example through a circuit breaker. */
  readonly execute?: (call: () => Promise<Response>) => Promise<Response>;
}

interface GraphQLAnswer {
  responses: {
    200: {
      content: { 'application/json': { data?: unknown; errors?: { message: string }[] } };
    };
  };
}

/** GraphQL, which the contract leaves to its schema: of the service, and of the site. */
interface GraphQLPaths {
  '/graphql': {
    post: GraphQLAnswer & {
      requestBody: { content: { 'application/json': { query: string; variables: object } } };
    };
  };
  '/graphql/{id}': {
    get: GraphQLAnswer & { parameters: { path: { id: string }; query: { variables: string } } };
  };
}

/**
 * The calls of the contract that visitors make. Not those of operators and of the payment host, and not those that only the site's server
 * makes: its polls and sitemaps, and the forms of links in e-mails, which need no JavaScript.
 */
type VisitorPaths = Omit<
  paths,
  | `/v3/operator/${string}`
  | '/v3/payments/events'
  | `/v3/pictures/${string}`
  | '/v3/marketplace/directory/changes'
  | `/v3/marketplace/directory/sitemap${string}`
  | '/v3/saved-searches/stop'
  | '/v3/school-mails/stop'
  | '/v3/alerts/confirm'
  | '/v3/reviews/confirm'
  | '/v3/questions/confirm'
  | '/v3/visits/accept'
  | '/v3/visits/cancel'
  | '/v3/visits/move'
  | '/v3/schools/{slug}/reviews'
> & {
  // Pages read reviews by GraphQL.
  '/v3/schools/{slug}/reviews': Omit<paths['/v3/schools/{slug}/reviews'], 'get'>;
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type OperationsOf<Path extends keyof VisitorPaths> = {
  [Name in Method & keyof VisitorPaths[Path]]: VisitorPaths[Path][Name] extends object
    ? `${Uppercase<Name>} ${Path}`
    : never;
}[Method & keyof VisitorPaths[Path]];

/** The name of a call that visitors make: 'GET /v3/account/user'. The site forwards exactly these. */
export type VisitorOperation = { [Path in keyof VisitorPaths]: OperationsOf<Path> }[keyof VisitorPaths];

/** Every call that visitors make, typed by the contract. */
export type Api = Client<VisitorPaths & GraphQLPaths>;

/**
 * The calls of the contract with the rules of every call (CA-15), in one middleware. Empty parameters are omitted (VA-04).
 *
 * @throws {ApiError} from each call, for a status of 400 to 599, a timeout, no response, or one that is not JSON. A call that its caller
 * aborts rejects with the signal's own reason instead.
 */
export function createApi({ baseUrl, headers, execute = (call) => call(), ...rules }: ApiOptions): Api {
  const serialize = createQuerySerializer();
  const api: Api = createClient({
    baseUrl,
    ...(headers && { headers }),
    querySerializer: (query) => serialize(omitEmpty(query)),
    // A file is sent as it is.
    bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
  });
  api.use({ onRequest: ({ request, schemaPath }) => execute(() => send(request, schemaPath, rules)) });
  return api;
}

/**
 * The content of a successful call.
 *
 * @throws {ApiError} also for 204, which has none.
 */
export async function readContent<Content>(call: Promise<{ readonly data?: Content }>): Promise<Content> {
  const { data } = await call;
  if (data !== undefined) return data;
  throw new ApiError('The service answered without content.', { reason: 'malformed', status: 502 });
}

/** One page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Items on all pages. */
  readonly total: number;
  /** At least 1. */
  readonly pages: number;
}

/** The content of a call for a page of a list; its length is in headers (CA-05). Without them: one page. */
export async function readListPage<Item>(
  call: Promise<{ readonly data?: readonly Item[]; readonly response: Response }>,
): Promise<ListPage<Item>> {
  const { data = [], response } = await call;
  const count = (name: string, fallback: number) => {
    const text = response.headers.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : fallback;
  };
  return { items: data, total: count('x-total-count', 0), pages: count('x-total-pages', 1) };
}

type Rules = Pick<ApiOptions, 'timeout' | 'deadline' | 'fetch'>;

/** Sends a request, once more if it has no side effects. */
async function send(
  request: Request,
  path: string,
  { timeout = 10_000, deadline, fetch = globalThis.fetch }: Rules,
): Promise<Response> {
  const { method, headers } = request;
  const body = method === 'GET' ? null : new Uint8Array(await request.arrayBuffer());
  for (let tries = method === 'GET' || path === '/graphql' ? 2 : 1; ; tries--) {
    const attempt = new AbortController();
    const end = () => attempt.abort();
    const isFile = isFileType(headers.get('content-type')) || isFileType(headers.get('accept'));
    const timer = setTimeout(end, isFile ? Math.max(timeout, FILE_TIMEOUT_MS) : timeout);
    // Composed by hand because `AbortSignal.any` needs Safari 17.4 or Chrome 116.
    deadline?.addEventListener('abort', end);
    request.signal.addEventListener('abort', end);
    if (deadline?.aborted || request.signal.aborted) end();
    try {
      const response = await fetch(request.url, {
        method,
        headers,
        body: body?.length ? body : null,
        signal: attempt.signal,
      });
      const content = await response.arrayBuffer();
      if (response.ok) return readable(request, path, response, content);
      if (tries === 1 || !retriedStatuses.has(response.status))
        throw rejected(method, path, response, content);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      request.signal.throwIfAborted();
      if (tries === 1 || deadline?.aborted) throw unanswered(method, path, attempt.signal.aborted, error);
    } finally {
      clearTimeout(timer);
      deadline?.removeEventListener('abort', end);
      request.signal.removeEventListener('abort', end);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}

/** Whether a media type is that of a file, which takes longer to send than an object. */
function isFileType(type: string | null): type is string {
  return type !== null && type !== '*/*' && !type.startsWith('application/json');
}

/** The response with its whole body: an object or a list, the file that the request accepts, or nothing with 204. */
function readable(
  { method, headers: requested }: Request,
  path: string,
  { status, headers }: Response,
  content: ArrayBuffer,
): Response {
  if (status === 204) return new Response(null, { status, headers });
  const accepted = requested.get('accept');
  const isExpected = isFileType(accepted)
    ? headers.get('content-type')?.startsWith(accepted)
    : isObject(parse(content));
  if (isExpected) return new Response(content, { status, headers });
  throw new ApiError(`${method} ${path} answered with something that is not JSON.`, {
    reason: 'malformed',
    status: 502,
  });
}

function rejected(
  method: string,
  path: string,
  { status, headers }: Response,
  content: ArrayBuffer,
): ApiError {
  return new ApiError(`${method} ${path} answered ${status}.`, {
    reason: 'status',
    status,
    response: parseErrorResponse(parse(content), headers.get('retry-after')),
  });
}

const isObject = (content: unknown) => typeof content === 'object' && content !== null;

/** The JSON of a body; `undefined` for anything else. */
function parse(content: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

function unanswered(method: string, path: string, isLate: boolean, cause: unknown): ApiError {
  return isLate
    ? new ApiError(`${method} ${path} got no answer in time.`, { reason: 'timeout', status: 504, cause })
    : new ApiError(`${method} ${path} got no answer.`, { reason: 'network', status: 503, cause });
}
