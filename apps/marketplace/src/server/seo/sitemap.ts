/**
 * What search engines and shared links read: robots.txt and the sitemaps here, the pictures of shared links in `share-images.ts`, drawn
 * by `src/share-image/`. Metadata of pages are in the features (`head.ts`).
 */
import { Readable } from 'node:stream';
import { articleSlugs, landingSlugs, routes } from '@melhor-escola/domain/routes';
import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limits } from '../limits.ts';

/** The service's kinds of pages, and their names in sitemap paths. */
const partNames = {
  cities: 'cidades',
  neighborhoods: 'bairros',
  stages: 'etapas',
  schools: 'escolas',
} as const;

const kind = z.enum(['cities', 'neighborhoods', 'stages', 'schools']);
const partsBody = z.object({ parts: z.array(z.object({ kind, uf: z.string(), updatedAt: z.string() })) });
const slug = z.string().nullable();
const page = z.object({ school: slug, city: slug, neighborhood: slug, stage: slug, updatedAt: z.string() });
const pagesBody = z.object({ pages: z.array(page), next: z.int().nullable() });

type Pages = z.infer<typeof pagesBody>;

/** A page, and when it last changed; absent if unknown. */
interface Entry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

const elements = { sitemapindex: 'sitemap', urlset: 'url' } as const;
type Root = keyof typeof elements;
type Batches = Iterable<readonly Entry[]> | AsyncIterable<readonly Entry[]>;

/**
 * /robots.txt, and /sitemap.xml with its parts by kind of page and state (RT-24). A part is streamed in the service's batches, so that
 * a state's schools are never in memory at once. For a scope of its own, because it sets the error handler.
 */
export function registerSitemap(server: FastifyInstance, siteUrl: string): void {
  const send = (reply: FastifyReply, root: Root, batches: Batches) =>
    reply.type('application/xml').send(Readable.from(written(root, batches, siteUrl)));

  server.setErrorHandler(async (error, request, reply) => {
    request.log.error(error);
    return reply
      .status(503)
      .header('retry-after', String(limits.retryAfterSeconds.sitemap))
      .type('text/plain')
      .send('');
  });
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(siteUrl)));

  server.get('/sitemap.xml', async (request, reply) => {
    const { parts } = await callService(request, '', partsBody);
    const files = parts.map((part) => ({
      path: `/sitemaps/${partNames[part.kind]}-${part.uf.toLowerCase()}.xml`,
      updatedAt: part.updatedAt,
    }));
    return send(reply, 'sitemapindex', [[{ path: '/sitemaps/site.xml' }, ...files]]);
  });

  server.get('/sitemaps/site.xml', async (request, reply) => {
    const { parts } = await callService(request, '', partsBody);
    // States with schools, each with the date of its most recently changed page.
    const statePages = states.flatMap(({ uf, slug: state }) => {
      const dates = parts.filter((part) => part.uf === uf).map(({ updatedAt }) => updatedAt);
      const path = routes.school.path({ slug: state });
      return dates.length === 0 ? [] : [{ path, updatedAt: dates.toSorted().at(-1) }];
    });
    return send(reply, 'urlset', [[...fixedPages, ...statePages]]);
  });

  server.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const [, part, uf = ''] = /^([a-z]+)-([a-z]{2})\.xml$/.exec(request.params.name) ?? [];
    const found = kind.options.find((one) => partNames[one] === part);
    if (!found || !states.some((state) => state.uf.toLowerCase() === uf)) return reply.callNotFound();
    const path = `/${found}/${uf}`;
    // The first batch is loaded before the response starts, so that an unavailable service is a 503, not a truncated file.
    const first = await callService(request, path, pagesBody);
    return send(reply, 'urlset', batchesOf(request, path, first));
  });
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

function pathOf({ school, city, neighborhood, stage }: z.infer<typeof page>): string {
  if (school !== null) return routes.school.path({ slug: school });
  if (city === null) return routes.school.path({ slug: landingSlugs.country });
  if (neighborhood === null)
    return stage === null ? routes.city.path({ city }) : routes.stageInCity.path({ stage, city });
  return stage === null
    ? routes.neighborhood.path({ city, neighborhood })
    : routes.stageInNeighborhood.path({ stage, city, neighborhood });
}

async function* batchesOf(request: FastifyRequest, path: string, first: Pages): AsyncGenerator<Entry[]> {
  for (let batch: Pages | undefined = first; batch;) {
    yield batch.pages.map((one) => ({ path: pathOf(one), updatedAt: one.updatedAt }));
    const { next }: Pages = batch;
    batch = next === null ? undefined : await callService(request, `${path}?after=${next}`, pagesBody);
  }
}

/** The XML. Slugs contain nothing that has to be escaped; `siteUrl` is the operator's setting. */
async function* written(root: Root, batches: Batches, siteUrl: string): AsyncGenerator<string> {
  const element = elements[root];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for await (const entries of batches) {
    const lines = entries.map(({ path, updatedAt }) => {
      const modified = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
      return `<${element}><loc>${siteUrl}${path}</loc>${modified}</${element}>\n`;
    });
    yield lines.join('');
  }
  yield `</${root}>\n`;
}

/** Disallows /api and the routes that must not be crawled. */
function robots(siteUrl: string): string {
  const closed = Object.values(routes).filter(({ crawling }) => crawling === 'disallow');
  const paths = ['/api/', ...closed.map(({ pattern }) => pattern)];
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

/** One validated response of the service. @throws {Error} without one, or with an error status. */
async function callService<Body>(
  request: FastifyRequest,
  path: string,
  schema: z.ZodType<Body>,
): Promise<Body> {
  const { status, body } = await request.server.service.call(request, {
    method: 'GET',
    path: `/v3/marketplace/directory/sitemap${path}`,
    queue: 'lookup',
    // A deadline for each batch, because a large state takes longer than a page may.
    deadline: AbortSignal.timeout(limits.timeouts.page),
  });
  if (status >= 300) throw new Error(`The service responded ${status} for the sitemap${path}.`);
  return schema.parse(JSON.parse(String(body)));
}
