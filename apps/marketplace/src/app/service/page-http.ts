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
  {
    executeCall,
    deadline,
    logFailedCall,
  }: Pick<PageContext, 'executeCall' | 'deadline' | 'logFailedCall'> = {},
): Http {
  const http = createHttp({ ...to, timeout: limits.timeouts.page, deadline, fetch: keepAliveFetch });
  const logged = logFailedCall ? withFailureLog(logFailedCall, http) : http;
  return executeCall ? through(executeCall, logged) : logged;
}

/** Logs failures of the service. Calls that the circuit breaker rejects are not made, and a 404 is an answer. */
function withFailureLog(log: (error: unknown) => void, http: Http): Http {
  return async <Result>(path: string, request?: HttpRequest): Promise<Result> => {
    try {
      return await http<Result>(path, request);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 500) log(error);
      throw error;
    }
  };
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
