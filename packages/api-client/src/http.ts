import { FetchError, ofetch, type FetchOptions } from 'ofetch';
import { ApiError, type ErrorResponse, type ErrorDetails } from './api-error.ts';

/** Response statuses that are retried (CA-15). */
const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504];

/** Methods that are retried once. PATCH, POST, PUT and DELETE are not (CA-15). */
const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface HttpOptions {
  /** Base of all paths, without a trailing slash: an origin, or '/api' in the browser. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one attempt, including the body; 10,000 by default. */
  readonly timeout?: number;
  /** When aborted, ends every call as a timeout: limits the total time of all calls of one page. */
  readonly deadline?: AbortSignal | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
}

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In addition to the headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Objects are sent as JSON, files unchanged. */
  readonly body?: Record<string, unknown> | Blob;
  readonly signal?: AbortSignal | undefined;
  /** A POST without side effects (a GraphQL query): may be retried. */
  readonly safe?: boolean;
  /** The response may be empty (204) or JSON's null. */
  readonly mayBeEmpty?: boolean;
  /** Called with the response headers before the body is parsed. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** Sends one request and returns the parsed JSON body: an object or a list, or nothing if `mayBeEmpty`. */
export type Http = <Result>(path: string, request?: HttpRequest) => Promise<Result>;

/**
 * Creates the HTTP client with the rules of every call (CA-15).
 *
 * @throws {ApiError} from the returned function, for a status of 400 to 599, a timeout, no response, or one that is not JSON. A call that
 * its caller aborts rejects with the signal's own reason instead.
 */
export function createHttp({ baseUrl, headers, timeout = 10_000, deadline, fetch }: HttpOptions): Http {
  const send = fetch ? ofetch.create({}, { fetch }) : ofetch;
  return async <Result>(path: string, request: HttpRequest = {}): Promise<Result> => {
    const method = request.method ?? 'GET';
    const attempt = new Attempt(timeout, deadline, request.signal);
    const options: FetchOptions<'json'> = {
      baseURL: baseUrl,
      method,
      // ofetch's own `timeout` does not cover the body, and is ignored if the caller passes a signal.
      onRequest: (context) => {
        context.options.signal = attempt.start();
      },
      retry: idempotentMethods.has(method) || request.safe ? 1 : 0,
      retryStatusCodes: RETRY_STATUS_CODES,
      retryDelay: 150,
      responseType: 'json',
      parseResponse: parseJson,
    };
    if (headers ?? request.headers) options.headers = { ...headers, ...request.headers };
    if (request.query) options.query = omitEmpty(request.query);
    if (request.body) options.body = request.body;
    const { onHeaders } = request;
    if (onHeaders) options.onResponse = ({ response }) => onHeaders(response.headers);
    try {
      const data = await send<Result>(path, options);
      // `parseJson` returns text for invalid JSON and undefined for an empty body.
      const hasNoBody = data === null || data === undefined;
      if (hasNoBody ? !request.mayBeEmpty : typeof data !== 'object') throw unreadable(method, path);
      return data;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (request.signal?.aborted) throw request.signal.reason;
      throw toApiError(error, method, path, attempt.isLate);
    } finally {
      attempt.end();
    }
  };
}

/**
 * The attempts of one call. The signal of each aborts on its timeout, on the deadline, or with the caller's signal. Composed by hand because
 * `AbortSignal.any` needs Safari 17.4 or Chrome 116.
 */
class Attempt {
  readonly #timeout: number;
  readonly #signals: readonly AbortSignal[];
  #release = (): void => {};
  /** The last attempt timed out. */
  isLate = false;

  constructor(timeout: number, ...signals: readonly (AbortSignal | undefined)[]) {
    this.#timeout = timeout;
    this.#signals = signals.filter((signal) => signal !== undefined);
  }

  /** Starts another attempt. */
  start(): AbortSignal {
    this.end();
    this.isLate = false;
    const controller = new AbortController();
    // ofetch retries after any error except an 'AbortError'.
    const abort = (name: 'TimeoutError' | 'AbortError') => {
      this.isLate = true;
      controller.abort(new DOMException('No response in time.', name));
    };
    const end = () => abort('AbortError');
    const timer = setTimeout(() => abort('TimeoutError'), this.#timeout);
    for (const signal of this.#signals) signal.addEventListener('abort', end);
    if (this.#signals.some(({ aborted }) => aborted)) end();
    this.#release = () => {
      clearTimeout(timer);
      for (const signal of this.#signals) signal.removeEventListener('abort', end);
    };
    return controller.signal;
  }

  /** Releases the timer and the listeners. */
  end(): void {
    this.#release();
  }
}

/** Faster than ofetch's parser, which scans the text for prototype-polluting keys: our responses are never merged into objects. */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unreadable(method: string, path: string): ApiError {
  return new ApiError(`${method} ${path} answered with something that is not JSON.`, {
    reason: 'malformed',
    status: 502,
  });
}

function toApiError(error: unknown, method: string, path: string, isLate: boolean): ApiError {
  if (!isLate && error instanceof FetchError && error.status !== undefined) {
    return new ApiError(`${method} ${path} answered ${error.status}.`, {
      reason: 'status',
      status: error.status,
      response: parseErrorResponse(error.data, error.response?.headers.get('retry-after')),
      cause: error,
    });
  }
  return isLate
    ? new ApiError(`${method} ${path} got no answer in time.`, {
        reason: 'timeout',
        status: 504,
        cause: error,
      })
    : new ApiError(`${method} ${path} got no answer.`, { reason: 'network', status: 503, cause: error });
}

/**
 * Parses the body of an error response and its Retry-After header. Values of an unexpected type are ignored: a proxy may have answered.
 *
 * @param retryAfter in seconds. Our responses contain no date, so a date is ignored.
 */
export function parseErrorResponse(body: unknown, retryAfter: string | null | undefined): ErrorResponse {
  const { code, message, fields, details } = isRecord(body) ? body : {};
  const seconds = retryAfter && /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof message === 'string' && { message }),
    ...(isRecord(fields) && { fields: textsOf(fields) }),
    ...(seconds !== undefined && { retryAfter: seconds }),
    ...(isRecord(details) && { details: detailsOf(details) }),
  };
}

function detailsOf({ internalTransactionCode, currentPrice }: Record<string, unknown>): ErrorDetails {
  return {
    ...(typeof internalTransactionCode === 'string' && { internalTransactionCode }),
    ...(Number.isSafeInteger(currentPrice) && { currentPrice: Number(currentPrice) }),
  };
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy without empty entries (VA-04); keeps zero and false. */
export function omitEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/**
 * A query string without '?', with lists in bracket style (VA-04): { city: 'x', tags: ['a', 'b'] } →
 * 'city=x&tags[]=a&tags[]=b'. Omits empty entries.
 */
export function toQueryString(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(omitEmpty(values))
    .flatMap(([name, value]) =>
      Array.isArray(value)
        ? value
            .filter((item) => !isEmpty(item))
            .map((item) => `${encodeURIComponent(name)}[]=${encodeURIComponent(String(item))}`)
        : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
    )
    .join('&');
}

/** Whether a value is null, undefined, an empty string or an empty list (VA-04). */
function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
