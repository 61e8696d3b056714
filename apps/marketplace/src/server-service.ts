import { ApiError, isTemporary } from '@melhor-escola/api-client/api-error';
import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { runAgainstService } from '@melhor-escola/api-client/graphql';
import { createHttp, type Http, type HttpRequest } from '@melhor-escola/api-client/http';
import { createService, type Service } from '@melhor-escola/api-client/service';
import { site } from '@melhor-escola/config/site';
import { getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { RunCall } from './page-context.ts';
import { keepAliveFetch } from './server/keep-alive-fetch.ts';

/**
 * The client of the service for the site's server: straight to it, with the keys. Its address and key stand in the
 * process's environment, where `src/server/main.ts` puts them. Made for each page, with the address of its visitor and the
 * id of the request, which `src/server/pages.ts` has found.
 *
 * @throws {Error} when they do not.
 */
export function serverService(): Service {
  const url = process.env['SERVICE_URL'];
  const key = process.env['SEARCH_API_KEY'];
  if (!url || !key)
    throw new Error(
      'SERVICE_URL and SEARCH_API_KEY must be set before a page is rendered (src/server/main.ts does).',
    );
  const visitor = getRequestHeader('x-forwarded-for');
  const requestId = getRequestHeader('x-request-id');
  const direct = createHttp({
    baseUrl: url,
    headers: {
      'x-tenant': site.tenant,
      'x-api-key': key,
      'x-application-name': site.applicationName,
      ...(visitor && { 'x-forwarded-for': visitor }),
      ...(requestId && { 'x-request-id': requestId }),
    },
    timeout: 5_000,
    fetch: keepAliveFetch,
  });
  const runCall = getGlobalStartContext()?.runCall;
  const http = runCall ? through(runCall, direct) : direct;
  return createService(http, runAgainstService(http, manifest));
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
