import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import type { AnyRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';
import { routePattern } from '../tracking/route-pattern.ts';

/** Seconds after which a page that failed for a passing reason may be asked for again. */
const retryAfter = 5;

/** Has the server's log say why a page could not be made, with its route (CA-13). */
export const noteFailure = createIsomorphicFn()
  .client((_error: unknown, _router: AnyRouter): void => {})
  .server((error: unknown, { state: { matches, location } }: AnyRouter): void => {
    const route = routePattern(matches.at(-1)?.routeId ?? '/$', location.pathname);
    getGlobalStartContext()?.noteFailure?.(error, route);
  });

/**
 * Gives a page that could not be made the status of the call that failed (RT-10, ER-04): 503 where the service is gone
 * or took too long (S29), with the time after which to come back (S26). Any other error leaves the page its 500.
 */
export const answerWithStatusOf = createIsomorphicFn()
  .client((_error: unknown): void => {})
  .server((error: unknown): void => {
    if (!(error instanceof ApiError)) return;
    setResponseStatus(error.reason === 'timeout' ? 503 : error.status);
    if (isTemporary(error)) setResponseHeader('retry-after', String(retryAfter));
  });
