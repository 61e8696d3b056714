/**
 * What search engines and networks read. This file: robots.txt and the sitemap, from what the service says is worth indexing.
 * `share-image/` draws the image that a network shows of a page; `app-manifest.ts` has the web app manifest and its icons.
 */
import { Readable } from 'node:stream';
import { site } from '@melhor-escola/config/site';
import { articleSlugs, landingSlugs, routes } from '@melhor-escola/domain/routes';
import { stageGroups } from '@melhor-escola/domain/stage';
import { states } from '@melhor-escola/domain/state';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { ConcurrencyLimiter } from '../http/concurrency-limiter.ts';
import { limits } from '../limits.ts';
import { keepAliveFetch } from '../proxy/keep-alive-fetch.ts';

export interface SitemapOptions {
  readonly serviceUrl: string;
  readonly searchApiKey: string;
  readonly siteUrl: string;
  readonly queue: ConcurrencyLimiter;
}

const partsAnswer = z.object({
  parts: z.array(z.object({ kind: z.string(), uf: z.string(), pages: z.int(), updatedAt: z.string() })),
});

const slug = z.string().nullable();
const pagesAnswer = z.object({
  pages: z.array(
    z.object({ school: slug, city: slug, neighborhood: slug, stage: slug, updatedAt: z.string() }),
  ),
  next: z.int().nullable(),
});

type Page = z.infer<typeof pagesAnswer>['pages'][number];
type Part = z.infer<typeof partsAnswer>['parts'][number];

/** How kinds of pages are called in a sitemap's address. */
const names = {
  cidades: 'cities',
  bairros: 'neighborhoods',
  etapas: 'stages',
  escolas: 'schools',
} as const satisfies Record<string, string>;

/** An address, and when what it shows last changed; absent where that is not known. */
interface Entry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

/**
 * /robots.txt, and /sitemap.xml with its parts by kind of page and state (RT-24). A part is streamed as the service's batches
 * arrive, so that no state's schools are in memory at once.
 */
export const registerSitemap: FastifyPluginAsync<SitemapOptions> = async (server, options) => {
  const { siteUrl } = options;
  server.setErrorHandler(async (error, request, reply) => {
    request.log.error(error);
    return reply.status(503).header('retry-after', '60').type('text/plain').send('');
  });
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(siteUrl)));

  server.get('/sitemap.xml', async (_request, reply) => {
    const { parts } = await ask(options, '', partsAnswer);
    const updated = new Map(parts.map((part) => [partPath(part), part.updatedAt]));
    const entries: Entry[] = [
      { path: '/sitemaps/site.xml' },
      { path: '/sitemaps/estados.xml', updatedAt: latest(parts) },
      ...[...updated].map(([path, updatedAt]) => ({ path, updatedAt })),
    ];
    return reply.type('application/xml').send(document('sitemapindex', 'sitemap', entries, siteUrl));
  });

  server.get('/sitemaps/site.xml', async (_request, reply) =>
    reply.type('application/xml').send(document('urlset', 'url', fixedPages, siteUrl)),
  );

  server.get('/sitemaps/estados.xml', async (_request, reply) => {
    const { parts } = await ask(options, '', partsAnswer);
    return reply.type('application/xml').send(document('urlset', 'url', statePages(parts), siteUrl));
  });

  server.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params: { name } }, reply) => {
    const part = partNamed(name);
    if (!part) return reply.callNotFound();
    // The first batch before the answer begins: a service that is not there is a 503, not a broken file.
    const first = await ask(options, part, pagesAnswer);
    return reply.type('application/xml').send(Readable.from(lines(options, part, first)));
  });
};

/** 'escolas-sp.xml' → '/schools/sp'; `undefined` for what is no part. */
function partNamed(name: string): string | undefined {
  const [, kind, uf] = /^([a-z]+)-([a-z]{2})\.xml$/.exec(name) ?? [];
  const of = Object.entries(names).find(([known]) => known === kind)?.[1];
  return of && states.some((state) => state.uf.toLowerCase() === uf) ? `/${of}/${uf}` : undefined;
}

function partPath({ kind, uf }: Part): string {
  const name = Object.entries(names).find(([, of]) => of === kind)?.[0];
  return `/sitemaps/${name}-${uf.toLowerCase()}.xml`;
}

/** What is there whatever the data: their content changes with each of it, and no date would be true. */
const fixedPages: readonly Entry[] = [
  routes.home.path(),
  routes.school.path({ slug: landingSlugs.country }),
  routes.school.path({ slug: landingSlugs.allStages }),
  ...stageGroups.map(({ groupSlug }) => routes.school.path({ slug: groupSlug })),
  routes.helpCenter.path(),
  routes.article.path({ article: articleSlugs.privacy }),
  routes.article.path({ article: articleSlugs.terms }),
].map((path) => ({ path }));

/** The states that have a school, each as new as its newest school. */
function statePages(parts: readonly Part[]): Entry[] {
  return states.flatMap(({ uf, slug: stateSlug }) => {
    const own = parts.filter((part) => part.uf === uf);
    return own.length > 0 ? [{ path: routes.school.path({ slug: stateSlug }), updatedAt: latest(own) }] : [];
  });
}

function latest(parts: readonly Part[]): string | undefined {
  return parts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
}

function pathOf({ school, city, neighborhood, stage }: Page): string {
  if (school !== null) return routes.school.path({ slug: school });
  if (city === null) return routes.school.path({ slug: landingSlugs.country });
  if (neighborhood !== null) {
    return stage === null
      ? routes.neighborhood.path({ city, neighborhood })
      : routes.stageInNeighborhood.path({ stage, city, neighborhood });
  }
  return stage === null ? routes.city.path({ city }) : routes.stageInCity.path({ stage, city });
}

async function* lines(
  options: SitemapOptions,
  path: string,
  first: z.infer<typeof pagesAnswer>,
): AsyncGenerator<string> {
  yield opening('urlset');
  let batch = first;
  for (;;) {
    yield batch.pages
      .map((page) => entryText('url', { path: pathOf(page), updatedAt: page.updatedAt }, options.siteUrl))
      .join('');
    if (batch.next === null) break;
    batch = await ask(options, `${path}?after=${batch.next}`, pagesAnswer);
  }
  yield '</urlset>\n';
}

type Root = 'sitemapindex' | 'urlset';

function document(root: Root, element: string, entries: readonly Entry[], siteUrl: string): string {
  return `${opening(root)}${entries.map((entry) => entryText(element, entry, siteUrl)).join('')}</${root}>\n`;
}

function opening(root: Root): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
}

/** Slugs hold nothing that XML would have to escape; `siteUrl` is the operator's. */
function entryText(element: string, { path, updatedAt }: Entry, siteUrl: string): string {
  const modified = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
  return `<${element}><loc>${siteUrl}${path}</loc>${modified}</${element}>\n`;
}

/** Nobody's page and no data: what is for one visitor or for scripts. */
function robots(siteUrl: string): string {
  const closed = Object.values(routes).filter(({ crawling }) => crawling === 'disallow');
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map(({ pattern }) => `Disallow: ${pattern}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** One answer of the service. Throws when there is none. */
function ask<Answer>(
  { serviceUrl, searchApiKey, queue }: SitemapOptions,
  path: string,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(limits.timeouts.page);
  return queue.run(async () => {
    const response = await keepAliveFetch(`${serviceUrl}/v3/marketplace/directory/sitemap${path}`, {
      headers: {
        'x-tenant': site.tenant,
        'x-api-key': searchApiKey,
        'x-application-name': site.applicationName,
      },
      signal,
    });
    if (!response.ok) throw new Error(`The service answered ${response.status} for the sitemap${path}.`);
    return answer.parse(await response.json());
  });
}
