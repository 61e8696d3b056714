import { createServer, isRunnableDevEnvironment } from 'vite';
import type { SitePages } from './main.ts';

/** URLs of Vite's own client, and of the sources that it transforms. */
const viteUrl = /^\/(?:@|src\/|node_modules\/)/u;

/**
 * The pages of `pnpm dev`: rendered from the sources, which Vite transforms for server and browser, and replaced in the open page
 * when they change.
 *
 * @param root folder of the site.
 */
export async function developmentPages(root: string): Promise<SitePages> {
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
      const entry = await ssr.runner.import<{ default: SitePages }>('virtual:tanstack-start-server-entry');
      return entry.default.fetch(request, options);
    },
    serveSources: (request, response, next) =>
      viteUrl.test(request.url ?? '') ? vite.middlewares(request, response, next) : next(),
  };
}
