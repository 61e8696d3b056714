import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

/** Seconds after which a page that failed for a passing reason may be asked for again. */
const retryAfter = 5;

/**
 * Gives a page that could not be made the status of the call that failed (RT-10, ER-04): 503 where the service is gone,
 * 504 where it took too long, with the time after which to come back (S26). Any other error leaves the page its 500.
 */
export const answerWithStatusOf = createIsomorphicFn()
  .client((_error: unknown): void => {})
  .server((error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    setResponseStatus(error.status);
    if (isTemporary(error)) setResponseHeader('retry-after', String(retryAfter));
  });
