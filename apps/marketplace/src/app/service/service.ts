import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { createApi, type Api } from '@melhor-escola/api-client/api';
import { runAgainstService, runThroughSite } from '@melhor-escola/api-client/graphql';
import { createService, type Service } from '@melhor-escola/api-client/service';
import { serviceCaller } from '@melhor-escola/config/site';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { pageApi } from './page-api.ts';
import { withSharedResponses } from './shared-responses.ts';

/** Through the site's own /api, which authenticates calls by cookies that scripts cannot read (S1). */
export const browserApi = createApi({ baseUrl: '/api' });
// The spec puts the address lookup beside the site's pages, not under /api (CA-10).
const addressApi = createApi({ baseUrl: '/' });

const browserService: Service = createService(browserApi, runThroughSite(browserApi), addressApi);

/**
 * The client of the service. In a browser its calls go through the site's own /api. On the
 * server it calls the service directly, with the keys from the environment variables that `src/main.ts` sets. There it
 * is created per page, with the visitor's IP address and the request id that `packages/site-server` puts into the headers.
 *
 * @throws {Error} on a server whose environment lacks the URL or the key of the service.
 */
export const service = createIsomorphicFn()
  .client((): Service => browserService)
  .server((): Service => {
    const url = process.env['SERVICE_URL'];
    const key = process.env['SEARCH_API_KEY'];
    if (!url || !key)
      throw new Error(
        'SERVICE_URL and SEARCH_API_KEY must be set before a page is rendered (src/main.ts does).',
      );
    const visitor = getRequestHeader('x-forwarded-for');
    const requestId = getRequestHeader('x-request-id');
    const headers = {
      'x-tenant': serviceCaller.tenant,
      'x-api-key': key,
      'x-application-name': serviceCaller.applicationName,
      ...(visitor && { 'x-forwarded-for': visitor }),
      ...(requestId && { 'x-request-id': requestId }),
    };
    const context = getGlobalStartContext();
    const api = pageApi({ baseUrl: url, headers }, context);
    const own = createService(api, runAgainstService(api, manifest));
    return context?.sharedResponses ? withSharedResponses(own, context.sharedResponses) : own;
  });

/**
 * The current user's API client, for a page's loaders; `undefined` on the server without a session (RT-07). Created in the built pages,
 * which recognize a failed call by their own copy of the class `ApiError`; the server outside the build has another copy.
 */
export const currentUserApi = createIsomorphicFn()
  .client((): Api | undefined => browserApi)
  .server((): Api | undefined => {
    const context = getGlobalStartContext();
    const access = context?.authenticated;
    return access && pageApi({ baseUrl: access.serviceUrl, headers: access.headers }, context);
  });
