/** Public error codes. Part of the contract: never rename one. */
export type ServiceErrorCode =
  | 'BAD_REQUEST'
  | 'TENANT_MISSING'
  | 'TENANT_UNKNOWN'
  | 'APPLICATION_NAME_MISSING'
  | 'UNAUTHORIZED'
  | 'NOT_FOUND'
  | 'CITY_NOT_FOUND'
  | 'NEIGHBORHOOD_NOT_FOUND'
  | 'STAGE_NOT_FOUND'
  | 'STATE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'CONFLICT'
  | 'CONFIRMATION_PASSWORD_WRONG'
  | 'CURRENT_PASSWORD_WRONG'
  | 'EMAIL_CONFIRMED_ELSEWHERE'
  | 'GOOGLE_ACCOUNT_UNUSABLE'
  | 'GOOGLE_EMAIL_PROOF_NEEDED'
  | 'GOOGLE_SIGN_IN_FAILED'
  | 'GOOGLE_SIGN_IN_OFF'
  | 'LINK_INVALID'
  | 'LOGIN_FAILED'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_LENGTH'
  | 'PASSWORD_NOT_SET'
  | 'SESSION_NOT_FOUND'
  | 'CPF_REQUIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'OFFER_CLOSED'
  | 'OFFER_NOT_FOUND'
  | 'OFFER_PRICE_CHANGED'
  | 'OFFER_SOLD_OUT'
  | 'ORDER_NOT_CANCELLABLE'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_STATUS_CONFLICT'
  | 'PAYMENT_AMOUNT_WRONG'
  | 'PAYMENT_EVENT_CONFLICT'
  | 'PICTURE_NOT_FOUND'
  | 'PICTURE_UNREADABLE'
  | 'QUESTION_NOT_FOUND'
  | 'QUESTION_UNCONFIRMED'
  | 'REDIRECT_REJECTED'
  | 'RESERVATION_LIMIT'
  | 'REVIEW_NOT_FOUND'
  | 'REVIEW_UNCONFIRMED'
  | 'SCHOLARSHIP_UNUSED'
  | 'SCHOOL_NOT_FOUND'
  | 'SCHOOL_UNLISTED'
  | 'SIGNATURE_INVALID'
  | 'STUDENT_ALREADY_RESERVED'
  | 'VISIT_CANCELLED'
  | 'VISIT_NOT_FOUND'
  | 'VISIT_TIME_UNAVAILABLE'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** Data that a program needs to recover from some errors. Public, like the message. */
export interface ServiceErrorDetails {
  /** With STUDENT_ALREADY_RESERVED: the current user's order. */
  readonly internalTransactionCode?: string;
  /** With OFFER_PRICE_CHANGED: the current monthly price with the discount, in centavos. */
  readonly currentPrice?: number;
}

interface ServiceErrorOptions extends ErrorOptions {
  /** The Retry-After header. */
  readonly retryAfterSeconds?: number;
  readonly details?: ServiceErrorDetails;
}

/** An error that is sent as the response: its message is public. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly statusCode: number;
  readonly code: ServiceErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly details: ServiceErrorDetails | undefined;

  constructor(statusCode: number, code: ServiceErrorCode, message: string, options?: ServiceErrorOptions) {
    super(message, options);
    this.statusCode = errorStatus(statusCode);
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.details = options?.details;
  }
}

const notFoundCodes = {
  City: 'CITY_NOT_FOUND',
  Neighborhood: 'NEIGHBORHOOD_NOT_FOUND',
  School: 'SCHOOL_NOT_FOUND',
  Stage: 'STAGE_NOT_FOUND',
  State: 'STATE_NOT_FOUND',
} as const satisfies Record<string, ServiceErrorCode>;

/** 404 'City not found: {slug}' and similar, word for word (ER-02). */
export function notFound(kind: keyof typeof notFoundCodes, slug: string): ServiceError {
  return new ServiceError(404, notFoundCodes[kind], `${kind} not found: ${slug}`);
}

/** The HTTP status of an error; 500 when it has none between 100 and 999 (ER-04). */
export function errorStatus(status: unknown): number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999
    ? status
    : 500;
}
