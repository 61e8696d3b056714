import { runAgainstService, runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { manifest } from '@melhor-escola/api-client/generated/manifest.generated';
import { createService, type Service } from '@melhor-escola/api-client/service';
import { site } from '@melhor-escola/config/site';
import { createIsomorphicFn } from '@tanstack/react-start';

/** How the site's server reaches the service; set in `process.env` by the server before the first page is rendered. */
function serviceAddress(): { url: string; key: string } {
  const url = process.env['SERVICE_URL'];
  const key = process.env['SEARCH_API_KEY'];
  if (!url || !key)
    throw new Error(
      'SERVICE_URL and SEARCH_API_KEY must be set before a page is rendered (src/server/main.ts does).',
    );
  return { url, key };
}

/**
 * The client of the service: in the browser through the site's own /api, so that no key reaches a script; on the
 * server straight to the service.
 */
export const service: () => Service = createIsomorphicFn()
  .client(() => {
    const http = createHttp({ baseUrl: '/api' });
    return createService(http, runThroughSite(http));
  })
  .server(() => {
    const { url, key } = serviceAddress();
    const http = createHttp({
      baseUrl: url,
      headers: { 'x-tenant': site.tenant, 'x-api-key': key, 'x-application-name': site.applicationName },
      timeout: 5_000,
    });
    return createService(http, runAgainstService(http, manifest));
  });
