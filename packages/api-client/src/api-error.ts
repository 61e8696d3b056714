import type { components, paths } from './generated/rest.generated.ts';

type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;
type CodeOf<Body> = Body extends { code: infer Code; requestId: string } ? Code : never;
type CodesOf<Operation> = Operation extends { responses: infer Responses }
  ? CodeOf<BodyOf<Responses[keyof Responses]>>
  : never;

/**
 * The error codes of calls, from the contract: `ErrorCode<'/v3/visits/move'>`. A service that is newer than the site may send others.
 */
export type ErrorCode<
  Path extends keyof paths = keyof paths,
  Method extends string = string,
> = Path extends keyof paths ? CodesOf<paths[Path][Extract<keyof paths[Path], Method>]> : never;

/** Codes of every call, whose status says enough. */
type CommonErrorCode =
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'PAYLOAD_TOO_LARGE'
  | 'TENANT_MISSING'
  | 'TENANT_UNKNOWN'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'UNSUPPORTED_MEDIA_TYPE';

/** The error codes of calls without those of every call. */
export type OwnErrorCode<Path extends keyof paths, Method extends string = string> = Exclude<
  ErrorCode<Path, Method>,
  CommonErrorCode
>;

/** Whether the service rejected a call with this code. */
export function isRejectedWith(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.response?.code === code;
}

/** What a table has for an error code; undefined for an unknown one. */
export function findByCode<Found>(
  table: Readonly<Record<string, Found>>,
  code: string | undefined,
): Found | undefined {
  return code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
}

/** Kind of a failed call, as far as a page needs to know. */
export type ApiErrorReason =
  /** The service answered with a status from 400 to 599. */
  | 'status'
  /** The service answered 200 with a list of GraphQL errors. */
  | 'graphql'
  /** No response: connection refused or reset, or no network. */
  | 'network'
  /** No response in time. */
  | 'timeout'
  /** A response that is not JSON of the service: a proxy answered, or the body was truncated. */
  | 'malformed';

/** Parsed body of a response with status 400 to 599. */
export interface ErrorResponse {
  /** Stable code for programs: 'LINK_INVALID'. */
  readonly code?: string;
  /** For the visitor, in Portuguese. */
  readonly message?: string;
  /** Validation messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number;
  /** Additional data of some errors. */
  readonly details?: ErrorDetails;
}

/** An error response and its status, from 400 to 599. */
export interface FailedResponse extends ErrorResponse {
  readonly status: number;
}

/** Additional data by error code. */
export interface ErrorDetails {
  /** STUDENT_ALREADY_RESERVED: the existing order. */
  readonly internalTransactionCode?: string;
  /** OFFER_PRICE_CHANGED: the current price, in centavos a month. */
  readonly currentPrice?: number;
  /** OFFER_CHANGED: the offer as it is now. */
  readonly currentOffer?: components['schemas']['SchoolOffer'];
  /** ORDER_CHANGED: the order as it is now. */
  readonly currentOrder?: components['schemas']['SchoolOrder'];
  /** TEXT_CHANGED: the question or review as it is now. */
  readonly currentText?: components['schemas']['SchoolText'];
  /** VISIT_CHANGED: the visit request as it is now. */
  readonly currentVisit?: components['schemas']['SchoolVisit'];
}

/**
 * A failed call. The message is for developers and contains no personal data. `status` is 500 unless the service sent one (ER-04).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  readonly status: number;
  /** Absent if there was no error body. */
  readonly response: ErrorResponse | undefined;

  constructor(
    message: string,
    details: {
      reason: ApiErrorReason;
      status?: number | undefined;
      response?: ErrorResponse | undefined;
      cause?: unknown;
    },
  ) {
    super(message, { cause: details.cause });
    this.reason = details.reason;
    this.status = details.status ?? 500;
    this.response = details.response;
  }
}

/** An entity named in the URL does not exist: 'City not found: {slug}' (ER-02). The page answers 404. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
  readonly kind: 'City' | 'Neighborhood' | 'Stage' | 'State';
  readonly slug: string;

  constructor(kind: NotFoundError['kind'], slug: string) {
    super(`${kind} not found: ${slug}`);
    this.kind = kind;
    this.slug = slug;
  }
}

/** Why a call has no response: the browser has no network, it took too long, or the connection broke. */
export type ConnectionProblem = 'offline' | 'timeout' | 'disconnected';

/**
 * What there is to say about a failed call: the error response or, without one, what is wrong with the connection. Without a network, anything
 * may have failed, such as loading the code that makes the call.
 *
 * @param online `navigator.onLine`.
 * @returns undefined for an error that no call has thrown.
 */
export function findFailure(error: unknown, online: boolean): FailedResponse | ConnectionProblem | undefined {
  if (error instanceof ApiError && error.reason === 'status')
    return { status: error.status, ...error.response };
  if (!online) return 'offline';
  if (!(error instanceof ApiError)) return undefined;
  return error.reason === 'timeout' ? 'timeout' : 'disconnected';
}

/** Whether a retry may succeed: error screens then offer one. */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.reason !== 'status' || error.status === 429 || error.status >= 500)
  );
}
