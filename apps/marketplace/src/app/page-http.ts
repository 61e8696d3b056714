import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { createHttp, type Http, type HttpOptions, type HttpRequest } from '@melhor-escola/api-client/http';
import type { PageContext, RunCall } from './request-context.ts';
import { pageTimeoutMs } from '../server/http/deadline.ts';
import { keepAliveFetch } from '../server/proxy/keep-alive-fetch.ts';

/**
 * The calls of a page that the server renders: through the circuit breaker, and all of them, retries included, before the page's deadline
 * (S29).
 */
export function pageHttp(
  to: Pick<HttpOptions, 'baseUrl' | 'headers'>,
  { runCall, deadline }: Pick<PageContext, 'runCall' | 'deadline'> = {},
): Http {
  const http = createHttp({ ...to, timeout: pageTimeoutMs, deadline, fetch: keepAliveFetch });
  return runCall ? through(runCall, http) : http;
}

/** Calls as the site's server lets them through. One that it refuses has failed as those before it did. */
function through(runCall: RunCall, http: Http): Http {
  return async <Result>(path: string, request?: HttpRequest): Promise<Result> => {
    try {
      return await runCall(() => http<Result>(path, request), isTemporary);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(`${path} was not called: the service does not answer.`, {
        reason: 'network',
        status: 503,
        cause: error,
      });
    }
  };
}
