import path from 'node:path';
import { readEnvironment } from '@melhor-escola/server-kit/environment';
import { builtPages, readBuildId, runSite, sourcePages } from '@melhor-escola/site-server';
import type { PageContext } from './app/service/request-context.ts';
import { createSite } from './app/server/site.ts';

const application = path.join(import.meta.dirname, '..');
const dist = path.join(application, 'dist');

await runSite(async (stopping) => {
  const environment = readEnvironment(path.join(application, '../..'));
  const serviceUrl = process.env['SERVICE_URL'] ?? `http://127.0.0.1:${environment.apiPort}`;
  // Read by the pages; the first two are for calls of the service.
  Object.assign(process.env, {
    SERVICE_URL: serviceUrl,
    SEARCH_API_KEY: environment.searchApiKey,
    SITE_URL: environment.siteUrl,
    BRAND: environment.brand,
    COMPANY: JSON.stringify(environment.company),
    MAP_TILES_URL: environment.mapTiles?.url ?? '',
    MAP_TILES_ATTRIBUTION: environment.mapTiles?.attribution ?? '',
    GOOGLE_SIGN_IN: environment.google ? 'on' : 'off',
    IMAGE_HOSTS: environment.imageOrigins.join(','),
    IMAGE_CDN_URL: environment.imageCdnUrl ?? '',
    TAG_MANAGER: JSON.stringify(environment.tagManager ?? null),
    ROLLBAR: JSON.stringify(environment.rollbar ?? null),
    BUILD_ID: readBuildId(dist),
  });
  const pages = process.argv.includes('--dev')
    ? await sourcePages<PageContext>(application)
    : await builtPages<PageContext>(dist);
  const server = await createSite({
    ...environment,
    // A cached page would hide a change of its sources.
    ...(pages.serveSources && { pageCacheBytes: 0 }),
    dist,
    serviceUrl,
    renderPage: (request, context) => pages.fetch(request, { context }),
    serveSources: pages.serveSources,
    stopping,
  });
  return { server, ...environment };
});
