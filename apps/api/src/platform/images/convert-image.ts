import { ConcurrencyLimiter, OverloadedError } from '@melhor-escola/server-kit/concurrency-limiter';
import { unavailableError } from '../http/errors/error-handler.ts';

/** Longest conversion of an uploaded image, in seconds. With the time in the queue, less than the site waits for a photo. */
export const CONVERSION_TIMEOUT_S = 6;

/**
 * Of this process: each conversion uses a processor, and up to 200 MB for the decoded pixels. Few wait, because each of them keeps one of the
 * site's calls waiting, too.
 */
const conversions = new ConcurrencyLimiter({ concurrent: 2, queued: 8, maxWaitMs: 4_000 });

/** Whether sharp ended a conversion because its time was over: the machine is busy, and nothing is known about the file. */
export function isConversionTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout: ');
}

/**
 * Converts an uploaded image once a slot is free, so that many uploads at once take neither the memory nor the processors of other requests.
 *
 * @throws {ServiceError} 503 UNAVAILABLE when too many wait, or this one waited or took too long.
 */
export async function convertImage<Result>(convert: () => Promise<Result>): Promise<Result> {
  try {
    return await conversions.run(convert);
  } catch (error) {
    if (error instanceof OverloadedError || isConversionTimeout(error)) throw unavailableError(error);
    throw error;
  }
}
