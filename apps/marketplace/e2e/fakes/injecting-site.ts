/**
 * The built site with a renderer that lets a script of the content through, as a fault of ours would: `injected-script.spec.ts` starts
 * it with `startSecondSite`. The rest of the pipeline is the real one.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readEnvironment } from '@melhor-escola/server-kit/environment';
import type { PageContext } from '../../src/app/service/request-context.ts';
import { createSite } from '../../src/app/server/site.ts';

type BuiltPages = (request: Request, options: { context: PageContext }) => Promise<Response>;

/** A whole element, and one that would take over the next script's text. */
const injected = '<script>document.documentElement.dataset.evil = "ran"</script>';

const application = path.join(import.meta.dirname, '../..');
const environment = readEnvironment(path.join(application, '../..'));
const serviceUrl = process.env['SERVICE_URL'] ?? '';
const { searchApiKey, siteUrl, port, host } = environment;
Object.assign(process.env, { SEARCH_API_KEY: searchApiKey, SITE_URL: siteUrl });
const dist = path.join(application, 'dist');
const { default: built }: { default: { fetch: BuiltPages } } = await import(
  pathToFileURL(path.join(dist, 'server/render-handler.js')).href
);
const server = await createSite({
  ...environment,
  dist,
  serviceUrl,
  renderPage: async (request, context) => {
    const page = await built.fetch(request, { context });
    const html = await page.text();
    return new Response(
      html.replace(/<main[^>]*>/u, (main) => main + injected),
      page,
    );
  },
});
await server.listen({ port, host });
process.send?.({ ready: true });
process.once('SIGTERM', () => void server.close());
