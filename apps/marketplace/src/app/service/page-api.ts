import { createApi, type Api, type ApiOptions } from '@melhor-escola/api-client/api';
import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { keepAliveFetch } from '@melhor-escola/site-server/keep-alive-fetch';
import { limits } from '@melhor-escola/site-server/limits';
import type { PageContext } from './request-context.ts';

/**
 * The calls of a page that the server renders. They go through the circuit breaker; all of them, retries included, end before the page's
 * deadline (S29). Logs failures of the service, but not calls that the circuit breaker rejects, nor a 404, which is an answer.
 */
export function pageApi(
  to: Pick<ApiOptions, 'baseUrl' | 'headers'>,
  {
    executeCall = (call) => call(),
    deadline,
    logFailedCall,
  }: Pick<PageContext, 'executeCall' | 'deadline' | 'logFailedCall'> = {},
): Api {
  const logged = async (call: () => Promise<Response>) => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.status >= 500) logFailedCall?.(error);
      throw error;
    }
  };
  return createApi({
    ...to,
    timeout: limits.timeouts.page,
    deadline,
    fetch: keepAliveFetch,
    async execute(call) {
      try {
        return await executeCall(() => logged(call), isTemporary);
      } catch (cause) {
        if (cause instanceof ApiError) throw cause;
        // Rejected by the circuit breaker: the network error that opened it.
        const reason = { reason: 'network', status: 503, cause } as const;
        throw new ApiError('Not called: the service does not respond.', reason);
      }
    },
  });
}
