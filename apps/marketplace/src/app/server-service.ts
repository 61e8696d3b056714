import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { runAgainstService } from '@melhor-escola/api-client/graphql';
import { createService, type Service } from '@melhor-escola/api-client/service';
import { site } from '@melhor-escola/config/site';
import { getGlobalStartContext } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { pageHttp } from './page-http.ts';

/**
 * The client of the service for the site's server: straight to it, with the keys. Its address and key stand in the
 * process's environment, where `src/server/main.ts` puts them. Made for each page, with the address of its visitor and the
 * id of the request, which `src/server/pages/pages.ts` has found.
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
  const headers = {
    'x-tenant': site.tenant,
    'x-api-key': key,
    'x-application-name': site.applicationName,
    ...(visitor && { 'x-forwarded-for': visitor }),
    ...(requestId && { 'x-request-id': requestId }),
  };
  const http = pageHttp({ baseUrl: url, headers }, getGlobalStartContext());
  return createService(http, runAgainstService(http, manifest));
}
