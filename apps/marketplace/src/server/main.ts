import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvironmentError, readEnvironment } from '@melhor-escola/server-kit/environment';
import { drained, onShutdownSignals } from '@melhor-escola/server-kit/graceful-shutdown';
import type { PageContext } from '../app/service/request-context.ts';
import { readBuildId } from '@melhor-escola/site-server';
import { createSite, type SiteOptions } from './site.ts';

/** The site's pages: those of the build, or in development of the sources. */
export interface SitePages {
  fetch(request: Request, options: { context: PageContext }): Response | Promise<Response>;
  /** Serves the sources to browsers, in development only. */
  readonly serveSources?: SiteOptions['serveSources'];
}

const application = path.join(import.meta.dirname, '../..');
const repository = path.join(application, '../..');

/**
 * Runs the site until a shutdown signal. Graceful shutdown: `/readyz` fails, then no more connections are accepted, then requests
 * in flight finish.
 */
async function run(): Promise<void> {
  const signals = onShutdownSignals();
  const environment = readEnvironment(repository);
  const serviceUrl = process.env['SERVICE_URL'] ?? `http://127.0.0.1:${environment.apiPort}`;
  const dist = path.join(application, 'dist');
  // Read by the built pages; the first two are for calls of the service.
  Object.assign(process.env, {
    SERVICE_URL: serviceUrl,
    SEARCH_API_KEY: environment.searchApiKey,
    SITE_URL: environment.siteUrl,
    BRAND: environment.brand,
    MAP_TILES_URL: environment.mapTiles?.url ?? '',
    MAP_TILES_ATTRIBUTION: environment.mapTiles?.attribution ?? '',
    GOOGLE_SIGN_IN: environment.google ? 'on' : 'off',
    IMAGE_HOSTS: environment.imageOrigins.join(','),
    IMAGE_CDN_URL: environment.imageCdnUrl ?? '',
    TAG_MANAGER: JSON.stringify(environment.tagManager ?? null),
    ROLLBAR: JSON.stringify(environment.rollbar ?? null),
    BUILD_ID: readBuildId(dist),
  });
  const pages = process.argv.includes('--dev') ? await pagesOfSources() : await pagesOfBuild(dist);
  const server = await createSite({
    ...environment,
    // A cached page would hide a change of its sources.
    ...(pages.serveSources && { pageCacheBytes: 0 }),
    dist,
    serviceUrl,
    renderPage: (request, context) => pages.fetch(request, { context }),
    serveSources: pages.serveSources,
    stopping: signals.shutdown,
  });
  await server.listen({ port: environment.port, host: environment.host });
  process.send?.({ ready: true, url: environment.siteUrl });
  await drained(signals, environment.drainSeconds);
  await server.close();
  process.exit(0);
}

try {
  await run();
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}

async function pagesOfBuild(dist: string): Promise<SitePages> {
  const { default: pages }: { default: SitePages } = await import(
    pathToFileURL(path.join(dist, 'server/render-handler.js')).href
  );
  return pages;
}

async function pagesOfSources(): Promise<SitePages> {
  const { developmentPages } = await import('./development-pages.ts');
  return developmentPages(application);
}

/** One sentence that an operator can act on. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvironmentError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port of the site is taken by another program: stop it, or set PORT to a free one.';
  if (code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('dist/server'))
    return 'The site has not been built yet: npm start builds it.';
  return error.stack ?? error.message;
}
