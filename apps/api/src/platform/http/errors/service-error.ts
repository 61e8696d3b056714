/** Public error codes and their HTTP statuses. Part of the contract: never rename one. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  TENANT_MISSING: 400,
  TENANT_UNKNOWN: 400,
  APPLICATION_NAME_MISSING: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  CITY_NOT_FOUND: 404,
  NEIGHBORHOOD_NOT_FOUND: 404,
  STAGE_NOT_FOUND: 404,
  STATE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  CONFLICT: 409,
  ALREADY_MEMBER: 409,
  CLAIM_CODE_EXPIRED: 409,
  CLOSED_DAYS_LIMIT: 409,
  CONTACT_EXPIRED: 409,
  CLAIM_CODE_WRONG: 400,
  CLAIM_DECIDED: 409,
  CLAIM_NOT_FOUND: 404,
  CLAIM_PROOF_UNAVAILABLE: 409,
  CLAIM_REJECTED_RECENTLY: 409,
  CLAIM_UNDER_WAY: 409,
  ACCOUNT_CREATED_MEANWHILE: 409,
  AUTHENTICATOR_EXISTS: 409,
  AUTHENTICATOR_NOT_BEGUN: 409,
  CONFIRMATION_PASSWORD_WRONG: 403,
  CURRENT_PASSWORD_WRONG: 403,
  DOCUMENT_UNREADABLE: 400,
  EMAIL_CONFIRMED_ELSEWHERE: 409,
  EMAIL_UNCONFIRMED: 409,
  FAVORITES_LIMIT: 409,
  FORBIDDEN: 403,
  FRESH_SIGN_IN_REQUIRED: 403,
  GOOGLE_ACCOUNT_UNUSABLE: 403,
  GOOGLE_EMAIL_PROOF_NEEDED: 409,
  GOOGLE_SIGN_IN_FAILED: 401,
  GOOGLE_SIGN_IN_OFF: 404,
  IMPORT_NOT_FOUND: 404,
  IMPORT_NOT_PREVIEWED: 409,
  IMPORT_NOT_RUNNING: 409,
  IMPORT_OF_COMMAND: 409,
  IMPORT_UNDER_WAY: 409,
  INVITATION_NOT_FOUND: 404,
  INVITATION_OTHER_EMAIL: 409,
  INVITATIONS_LIMIT: 409,
  LAST_OWNER: 409,
  LINK_INVALID: 400,
  LOGIN_FAILED: 401,
  PASSKEYS_LIMIT: 409,
  PASSKEY_INVALID: 400,
  PASSWORD_COMMON: 400,
  PASSWORD_LENGTH: 400,
  PASSWORD_NOT_SET: 403,
  SESSION_NOT_FOUND: 404,
  CONTACT_UNAVAILABLE: 409,
  CPF_REQUIRED: 403,
  IDEMPOTENCY_KEY_REUSED: 409,
  MEMBER_NOT_FOUND: 404,
  OFFERS_CHANGED: 409,
  OFFER_CHANGED: 409,
  OFFER_CLOSED: 409,
  OFFER_FILE_REJECTED: 400,
  OFFER_FILE_UNDER_WAY: 409,
  OFFER_FILE_UNREADABLE: 400,
  OFFER_NOT_FOUND: 404,
  OFFER_PRICE_CHANGED: 409,
  OFFER_SEATS_RESERVED: 409,
  OFFER_SOLD_OUT: 409,
  OPERATOR_NOT_FOUND: 404,
  ORDER_CHANGED: 409,
  ORDER_NOT_CANCELLABLE: 409,
  ORDER_NOT_FOUND: 404,
  ORDER_STATUS_CONFLICT: 409,
  PAYMENT_AMOUNT_WRONG: 409,
  PAYMENT_EVENT_CONFLICT: 409,
  PHOTOS_CHANGED: 409,
  PHOTO_DIMENSIONS: 400,
  PHOTO_GONE: 409,
  PHOTO_UNREADABLE: 400,
  PICTURE_NOT_FOUND: 404,
  PICTURE_UNREADABLE: 400,
  QUESTION_NOT_FOUND: 404,
  REDIRECT_REJECTED: 400,
  RESERVATION_LIMIT: 409,
  RESERVATION_UNDER_WAY: 409,
  REVIEW_NOT_FOUND: 404,
  SAVED_SEARCHES_LIMIT: 409,
  SCHOLARSHIP_UNUSED: 409,
  SCHOOL_CHANGED: 409,
  SCHOOL_NOT_FOUND: 404,
  SCHOOL_UNLISTED: 409,
  SECOND_FACTOR_NOT_FOUND: 404,
  SECOND_FACTOR_REQUIRED: 403,
  SECOND_FACTOR_WRONG: 403,
  SIGNATURE_INVALID: 401,
  STUDENT_ALREADY_RESERVED: 409,
  TEXT_CHANGED: 409,
  UPLOAD_CHANGED: 409,
  UPLOAD_CHUNK_DAMAGED: 400,
  UPLOAD_NOT_FOUND: 404,
  VISIT_CANCELLED: 409,
  VISIT_CHANGED: 409,
  VISIT_NOT_FOUND: 404,
  VISIT_TIME_UNAVAILABLE: 409,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>;

export type ServiceErrorCode = keyof typeof errorStatuses;

/** Data that a program needs to recover from some errors. Public, like the message. */
export interface ServiceErrorDetails {
  /** With STUDENT_ALREADY_RESERVED: the current user's order. */
  readonly internalTransactionCode?: string;
  /** With OFFER_PRICE_CHANGED: the current monthly price with the discount, in centavos. */
  readonly currentPrice?: number;
  /** With OFFER_CHANGED: the offer as it is now. A slice above describes it in its route (`errorDetails`). */
  readonly currentOffer?: Readonly<Record<string, unknown>>;
  /** With ORDER_CHANGED: the order as it is now, described like the offer. */
  readonly currentOrder?: Readonly<Record<string, unknown>>;
  /** With TEXT_CHANGED: the question or review as it is now, described likewise. */
  readonly currentText?: Readonly<Record<string, unknown>>;
  /** With VISIT_CHANGED: the visit request as it is now, described likewise. */
  readonly currentVisit?: Readonly<Record<string, unknown>>;
}

interface ServiceErrorOptions extends ErrorOptions {
  /** @default that of the code */
  readonly statusCode?: number;
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

  constructor(code: ServiceErrorCode, message: string, options?: ServiceErrorOptions) {
    super(message, options);
    this.statusCode = errorStatus(options?.statusCode ?? errorStatuses[code]);
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
  return new ServiceError(notFoundCodes[kind], `${kind} not found: ${slug}`);
}

/** The HTTP status of an error; 500 when it has none between 100 and 999 (ER-04). */
export function errorStatus(status: unknown): number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 999
    ? status
    : 500;
}
