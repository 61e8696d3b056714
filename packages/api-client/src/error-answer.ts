import type { ErrorAnswer, ErrorDetails } from './api-error.ts';

/**
 * What an error's body and its Retry-After say. Anything may have answered, so that only what has the right shape counts.
 *
 * @param retryAfter the header: seconds, or a moment, which no answer of ours gives and which counts as nothing.
 */
export function readErrorAnswer(body: unknown, retryAfter: string | null | undefined): ErrorAnswer {
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
