import { FetchError, ofetch, type FetchOptions } from 'ofetch';
import { ApiError, type ErrorResponse, type ErrorDetails } from './api-error.ts';

/** Statuses that a second try may cure (spec §7, CA-15). */
const RETRY_STATUS_CODES = [408, 409, 425, 429, 500, 502, 503, 504];

/** Methods that may be repeated: one more try. PATCH, POST, PUT and DELETE get none (spec §7, CA-15). */
const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface HttpOptions {
  /** Where paths count from, without a slash at its end: an origin, or '/api' in the browser. */
  readonly baseUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds for one try, its body included; 10,000 by default. */
  readonly timeout?: number;
  /** Ends every call as a timeout when it aborts: what all calls of one page together may take. */
  readonly deadline?: AbortSignal | undefined;
  /** What carries requests; the platform's own unless told. */
  readonly fetch?: typeof globalThis.fetch;
}

export interface HttpRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Besides those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** An object is sent as JSON, a file as it is. */
  readonly body?: Record<string, unknown> | Blob;
  readonly signal?: AbortSignal | undefined;
  /** The call changes nothing although it is a POST (a GraphQL query): it may be tried once more. */
  readonly safe?: boolean;
  /** The answer may be nothing, as that of 204, or JSON's null. */
  readonly mayBeEmpty?: boolean;
  /** Is told of the answer's headers, before the answer itself. */
  readonly onHeaders?: (headers: Headers) => void;
}

/** Sends one request and answers with the parsed JSON body: an object or a list, unless the request says that it may be empty. */
export type Http = <Result>(path: string, request?: HttpRequest) => Promise<Result>;

/**
 * The HTTP rules of every call (CA-15).
 *
 * @throws {ApiError} from the returned function, for a status of 400 to 599, a time-out, no answer, or one that is not JSON. An aborted call
 * rejects with the signal's own reason, because nobody waits for it any more.
 */
export function createHttp({ baseUrl, headers, timeout = 10_000, deadline, fetch }: HttpOptions): Http {
  const send = fetch ? ofetch.create({}, { fetch }) : ofetch;
  return async <Result>(path: string, request: HttpRequest = {}): Promise<Result> => {
    const method = request.method ?? 'GET';
    const attempt = new Attempt(timeout, deadline, request.signal);
    const options: FetchOptions<'json'> = {
      baseURL: baseUrl,
      method,
      // ofetch's own `timeout` ignores the body, and everything once a caller passes a signal.
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
      const answer = await send<Result>(path, options);
      // What could not be read as JSON is handed on as text, and nothing for an empty body.
      const hasNoBody = answer === null || answer === undefined;
      if (hasNoBody ? !request.mayBeEmpty : typeof answer !== 'object') throw unreadable(method, path);
      return answer;
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
 * The tries of one call. Each has a signal that aborts when its time or the deadline is up, or with the caller's. Composed by hand: Safari has
 * `AbortSignal.any` since 17.4, Chrome since 116.
 */
class Attempt {
  readonly #timeout: number;
  readonly #signals: readonly AbortSignal[];
  #release = (): void => {};
  /** The last try was aborted because its time was up. */
  isLate = false;

  constructor(timeout: number, ...signals: readonly (AbortSignal | undefined)[]) {
    this.#timeout = timeout;
    this.#signals = signals.filter((signal) => signal !== undefined);
  }

  /** Begins another try. */
  start(): AbortSignal {
    this.end();
    this.isLate = false;
    const controller = new AbortController();
    // ofetch tries again after any error but an 'AbortError'.
    const abort = (name: 'TimeoutError' | 'AbortError') => {
      this.isLate = true;
      controller.abort(new DOMException('No answer in time.', name));
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

  /** Lets go of timer and signals. */
  end(): void {
    this.#release();
  }
}

/** ofetch's own looks through the whole text first, for keys that would do harm where objects are merged; here none are. */
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
 * Parses the body of an error response and its Retry-After header. A proxy may have answered, so only values of the right type count.
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

/** A copy without empty entries (spec §5, VA-04). Zero and false are kept. */
export function omitEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/**
 * A query string without its '?', lists in bracket style (spec §5): { city: 'x', tags: ['a', 'b'] } →
 * 'city=x&tags[]=a&tags[]=b'. Empty entries are left out.
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

/** Whether a value is null, undefined, an empty string or an empty list (spec §5, VA-04). */
function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
