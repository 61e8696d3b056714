import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteServerOptions } from './site-server.ts';

/** The rendered pages of a site. @typeParam Context of a page. */
export interface SitePages<Context> {
  fetch(request: Request, options: { context: Context }): Response | Promise<Response>;
  /** Serves the sources to browsers, in development only. */
  readonly serveSources?: SiteServerOptions<unknown, object>['serveSources'];
}

/** The pages of a build. @param dist its folder. */
export async function builtPages<Context>(dist: string): Promise<SitePages<Context>> {
  const { default: pages }: { default: SitePages<Context> } = await import(
    pathToFileURL(path.join(dist, 'server/render-handler.js')).href
  );
  return pages;
}

/** URLs of Vite's own client, and of the sources that it transforms. */
const viteUrl = /^\/(?:@|src\/|node_modules\/)/u;

/**
 * The pages of `pnpm dev`: rendered from the sources, which Vite transforms for server and browser, and replaced in the open page
 * when they change.
 *
 * @param root folder of the site.
 */
export async function sourcePages<Context>(root: string): Promise<SitePages<Context>> {
  // Absent in production.
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    configLoader: 'native',
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the site’s code in this process.');
  return {
    // Imported for each request: unchanged modules are not evaluated again.
    fetch: async (request, options) => {
      const entry = await ssr.runner.import<{ default: SitePages<Context> }>(
        'virtual:tanstack-start-server-entry',
      );
      return entry.default.fetch(request, options);
    },
    serveSources: (request, response, next) =>
      viteUrl.test(request.url ?? '') ? vite.middlewares(request, response, next) : next(),
  };
}
