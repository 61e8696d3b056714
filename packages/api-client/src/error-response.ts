import type { ErrorDetails, ErrorResponse } from './api-error.ts';

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
    ...(isRecord(fields) && { fields: pickTexts(fields) }),
    ...(seconds !== undefined && { retryAfter: seconds }),
    ...(isRecord(details) && { details: readDetails(details) }),
  };
}

function readDetails({
  internalTransactionCode,
  currentPrice,
  currentOffer,
  currentOrder,
  currentText,
  currentVisit,
}: Record<string, unknown>): ErrorDetails {
  return {
    ...(typeof internalTransactionCode === 'string' && { internalTransactionCode }),
    ...(Number.isSafeInteger(currentPrice) && { currentPrice: Number(currentPrice) }),
    ...(isOffer(currentOffer) && { currentOffer }),
    ...(isOrder(currentOrder) && { currentOrder }),
    ...(isText(currentText) && { currentText }),
    ...(isVisit(currentVisit) && { currentVisit }),
  };
}

function isOffer(value: unknown): value is NonNullable<ErrorDetails['currentOffer']> {
  return hasVersion(value);
}

function isVisit(value: unknown): value is NonNullable<ErrorDetails['currentVisit']> {
  return hasVersion(value);
}

/** Distinguishes a record from what a proxy may send; the contract states the rest, as of a success. */
const hasVersion = (value: unknown): boolean =>
  isRecord(value) && typeof value['id'] === 'number' && typeof value['version'] === 'number';

function isText(value: unknown): value is NonNullable<ErrorDetails['currentText']> {
  return isRecord(value) && typeof value['id'] === 'number' && 'answer' in value;
}

/** The same of an order. */
function isOrder(value: unknown): value is NonNullable<ErrorDetails['currentOrder']> {
  return isRecord(value) && typeof value['status'] === 'string' && Array.isArray(value['decisions']);
}

function pickTexts(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
