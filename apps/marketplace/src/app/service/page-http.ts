import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { createHttp, type Http, type HttpOptions, type HttpRequest } from '@melhor-escola/api-client/http';
import { limits } from '../../server/limits.ts';
import { keepAliveFetch } from '../../server/proxy/keep-alive-fetch.ts';
import type { ExecuteCall, PageContext } from './request-context.ts';

/**
 * HTTP client of a page that the server renders. Calls go through the circuit breaker; all of them, retries included, end before the
 * page's deadline (S29).
 */
export function pageHttp(
  to: Pick<HttpOptions, 'baseUrl' | 'headers'>,
  { executeCall, deadline }: Pick<PageContext, 'executeCall' | 'deadline'> = {},
): Http {
  const http = createHttp({ ...to, timeout: limits.timeouts.page, deadline, fetch: keepAliveFetch });
  return executeCall ? through(executeCall, http) : http;
}

/** Sends calls through the circuit breaker. A call that it rejects becomes the network error that opened it. */
function through(execute: ExecuteCall, http: Http): Http {
  return async <Result>(path: string, request?: HttpRequest): Promise<Result> => {
    try {
      return await execute(() => http<Result>(path, request), isTemporary);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(`${path} was not called: the service does not respond.`, {
        reason: 'network',
        status: 503,
        cause: error,
      });
    }
  };
}
