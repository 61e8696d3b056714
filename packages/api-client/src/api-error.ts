/** What went wrong with a call, as far as a page needs to know. */
export type ApiErrorReason =
  /** The service answered with a status from 400 to 599. */
  | 'status'
  /** The service answered 200 with a list of GraphQL errors. */
  | 'graphql'
  /** No answer: connection refused, cut, or no network. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** An answer that is not what the service speaks: something between has answered in its place, or it broke off. */
  | 'malformed';

/** What an answer of 400 to 599 says besides its status, as far as it does. */
export interface ErrorResponse {
  /** Stable: what programs decide by, such as 'LINK_INVALID'. */
  readonly code?: string;
  /** For the visitor, in Portuguese. */
  readonly message?: string;
  /** What is wrong with a form, by the name of its field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait before the call is made again. */
  readonly retryAfter?: number;
  /** What a program needs of some errors to go on from them. */
  readonly details?: ErrorDetails;
}

/** What some errors tell besides their code. */
export interface ErrorDetails {
  /** Of STUDENT_ALREADY_RESERVED: the order there is. */
  readonly internalTransactionCode?: string;
  /** Of OFFER_PRICE_CHANGED: centavos a month, as it is now. */
  readonly currentPrice?: number;
}

/**
 * A call that failed. The message is for developers and holds no data of the person's; `status` follows the spec:
 * 500 unless the service said otherwise (ER-04).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ApiErrorReason;
  readonly status: number;
  /** Absent when nothing was said. */
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

/** Something the address names does not exist: 'City not found: {slug}' (ER-02). The page answers 404. */
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

/** Whether the call may work if it is made again shortly, which is what an error screen offers. */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.reason !== 'status' || error.status === 429 || error.status >= 500)
  );
}
