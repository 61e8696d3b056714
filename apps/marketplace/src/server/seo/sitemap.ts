/**
 * Resources for search engines and social networks. This file: robots.txt and the sitemap, from the service's list of indexable pages.
 * `share-image/` renders share images.
 */
import { Readable } from 'node:stream';
import { articleSlugs, landingSlugs, routes } from '@melhor-escola/domain/routes';
import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ConcurrencyLimiter } from '../http/concurrency-limiter.ts';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';
import { siteHeaders, type ServiceAccess } from '../proxy/service-client.ts';

export interface SitemapOptions extends ServiceAccess {
  readonly siteUrl: string;
  readonly queue: ConcurrencyLimiter;
}

const partsBody = z.object({
  parts: z.array(z.object({ kind: z.string(), uf: z.string(), pages: z.int(), updatedAt: z.string() })),
});
const slug = z.string().nullable();
const pagesBody = z.object({
  pages: z.array(
    z.object({ school: slug, city: slug, neighborhood: slug, stage: slug, updatedAt: z.string() }),
  ),
  next: z.int().nullable(),
});

type Pages = z.infer<typeof pagesBody>;
type Part = z.infer<typeof partsBody>['parts'][number];

/** The service's kinds of pages, and their names in sitemap paths. */
const kinds = [
  ['cities', 'cidades'],
  ['neighborhoods', 'bairros'],
  ['stages', 'etapas'],
  ['schools', 'escolas'],
] as const;

/** A page, and when it last changed; absent if unknown. */
interface Entry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

/**
 * /robots.txt, and /sitemap.xml with its parts by kind of page and state (RT-24). A part is streamed in the service's batches, so that
 * a state's schools are never in memory at once.
 */
export function registerSitemap(server: FastifyInstance, options: SitemapOptions): void {
  const { siteUrl } = options;
  const send = (reply: FastifyReply, root: Root, entries: readonly Entry[]) =>
    reply
      .type('application/xml')
      .send([opening(root), ...lines(root, entries, siteUrl), closing(root)].join(''));

  server.setErrorHandler(async (error, request, reply) => {
    request.log.error(error);
    return reply.status(503).header('retry-after', '60').type('text/plain').send('');
  });
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(siteUrl)));

  server.get('/sitemap.xml', async (_request, reply) => {
    const { parts } = await callService(options, '', partsBody);
    const stateList = { path: '/sitemaps/estados.xml', updatedAt: latest(parts) };
    return send(reply, 'sitemapindex', [
      { path: '/sitemaps/site.xml' },
      stateList,
      ...parts.flatMap(partEntry),
    ]);
  });

  server.get('/sitemaps/site.xml', async (_request, reply) => send(reply, 'urlset', fixedPages));

  server.get('/sitemaps/estados.xml', async (_request, reply) => {
    const { parts } = await callService(options, '', partsBody);
    return send(reply, 'urlset', statePages(parts));
  });

  server.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params: { name } }, reply) => {
    const [, part, uf = ''] = /^([a-z]+)-([a-z]{2})\.xml$/.exec(name) ?? [];
    const kind = kinds.find(([, ours]) => ours === part)?.[0];
    if (!kind || !states.some((state) => state.uf.toLowerCase() === uf)) return reply.callNotFound();
    const path = `/${kind}/${uf}`;
    // The first batch is loaded before the response starts, so that an unavailable service is a 503, not a truncated file.
    const first = await callService(options, path, pagesBody);
    return reply.type('application/xml').send(Readable.from(streamed(options, path, first)));
  });
}

function partEntry({ kind, uf, updatedAt }: Part): Entry[] {
  const name = kinds.find(([theirs]) => theirs === kind)?.[1];
  return name ? [{ path: `/sitemaps/${name}-${uf.toLowerCase()}.xml`, updatedAt }] : [];
}

/** Pages that always exist. Without a date, because their content depends on all data. */
const fixedPages: readonly Entry[] = [
  routes.home.path(),
  routes.school.path({ slug: landingSlugs.country }),
  routes.school.path({ slug: landingSlugs.allStages }),
  ...stageGroups.map(({ groupSlug }) => routes.school.path({ slug: groupSlug })),
  routes.helpCenter.path(),
  routes.article.path({ article: articleSlugs.privacy }),
  routes.article.path({ article: articleSlugs.terms }),
].map((path) => ({ path }));

/** States with schools, each with the date of its most recently changed page. */
function statePages(parts: readonly Part[]): Entry[] {
  return states.flatMap(({ uf, slug: state }) => {
    const updatedAt = latest(parts.filter((part) => part.uf === uf));
    return updatedAt === undefined ? [] : [{ path: routes.school.path({ slug: state }), updatedAt }];
  });
}

const latest = (parts: readonly Part[]): string | undefined =>
  parts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);

function pathOf({ school, city, neighborhood, stage }: Pages['pages'][number]): string {
  if (school !== null) return routes.school.path({ slug: school });
  if (city === null) return routes.school.path({ slug: landingSlugs.country });
  if (neighborhood === null)
    return stage === null ? routes.city.path({ city }) : routes.stageInCity.path({ stage, city });
  return stage === null
    ? routes.neighborhood.path({ city, neighborhood })
    : routes.stageInNeighborhood.path({ stage, city, neighborhood });
}

async function* streamed(options: SitemapOptions, path: string, first: Pages): AsyncGenerator<string> {
  yield opening('urlset');
  for (let batch: Pages | undefined = first; batch;) {
    const entries = batch.pages.map((page) => ({ path: pathOf(page), updatedAt: page.updatedAt }));
    yield lines('urlset', entries, options.siteUrl).join('');
    const { next }: Pages = batch;
    batch = next === null ? undefined : await callService(options, `${path}?after=${next}`, pagesBody);
  }
  yield closing('urlset');
}

const elements = { sitemapindex: 'sitemap', urlset: 'url' } as const;
type Root = keyof typeof elements;

const opening = (root: Root) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
const closing = (root: Root) => `</${root}>\n`;

/** Slugs contain nothing that XML has to escape; `siteUrl` is the operator's setting. */
function lines(root: Root, entries: readonly Entry[], siteUrl: string): string[] {
  const element = elements[root];
  return entries.map(({ path, updatedAt }) => {
    const modified = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `<${element}><loc>${siteUrl}${path}</loc>${modified}</${element}>\n`;
  });
}

/** Disallows /api and the routes that must not be crawled. */
function robots(siteUrl: string): string {
  const closed = Object.values(routes).filter(({ crawling }) => crawling === 'disallow');
  const paths = ['/api/', ...closed.map(({ pattern }) => pattern)];
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

/** One validated response of the service. @throws {Error} without one, or with an error status. */
function callService<Body>(options: SitemapOptions, path: string, schema: z.ZodType<Body>): Promise<Body> {
  const signal = AbortSignal.timeout(limits.timeouts.page);
  return options.queue.run(async () => {
    const url = `${options.serviceUrl}/v3/marketplace/directory/sitemap${path}`;
    const response = await keepAliveFetch(url, { headers: siteHeaders(options), signal });
    if (!response.ok) throw new Error(`The service responded ${response.status} for the sitemap${path}.`);
    return schema.parse(await response.json());
  });
}
