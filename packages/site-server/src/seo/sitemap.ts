/**
 * What search engines and shared links read: robots.txt and the sitemaps here, the pictures of shared links in `share-images.ts`.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../limits.ts';

/** A page or a part of the sitemap, and when it last changed; absent if unknown. */
export interface SitemapEntry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

/**
 * Makes one call of the service, with a deadline of its own, because a large part takes longer than a page may.
 *
 * @returns the parsed body.
 * @throws {Error} without a response, or with an error status.
 */
export type CallService = (path: string) => Promise<unknown>;

/** The sitemap of a site. Its paths contain nothing that has to be escaped. */
export interface Sitemap {
  /** The parts of the sitemap. */
  readonly index: (callService: CallService) => Promise<readonly SitemapEntry[]>;
  /**
   * The pages of a part in batches, so that they are never all in memory; `undefined` if there is no such part.
   *
   * @param name of the part's file.
   */
  readonly part: (
    name: string,
    callService: CallService,
  ) => AsyncIterator<readonly SitemapEntry[]> | undefined;
  /** Paths that must not be crawled, besides /api. */
  readonly disallowed: readonly string[];
}

const elements = { sitemapindex: 'sitemap', urlset: 'url' } as const;
type Root = keyof typeof elements;
type Batches = Iterable<readonly SitemapEntry[]> | AsyncIterable<readonly SitemapEntry[]>;

/**
 * /robots.txt, and /sitemap.xml with its parts (RT-24), which are streamed. For a scope of its own, because it sets the error handler.
 */
export function registerSitemap(server: FastifyInstance, siteUrl: string, sitemap: Sitemap): void {
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
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send(robots(siteUrl, sitemap.disallowed)),
  );

  server.get('/sitemap.xml', async (request, reply) =>
    send(reply, 'sitemapindex', [await sitemap.index(callerFor(request))]),
  );

  server.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const part = sitemap.part(request.params.name, callerFor(request));
    if (!part) return reply.callNotFound();
    // The first batch is loaded before the response starts, so that an unavailable service is a 503, not a truncated file.
    return send(reply, 'urlset', withFirst(await part.next(), part));
  });
}

async function* withFirst<Item>(
  first: IteratorResult<Item, unknown>,
  rest: AsyncIterator<Item>,
): AsyncGenerator<Item> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

/** The XML. `siteUrl` is the operator's setting. */
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

function robots(siteUrl: string, disallowed: readonly string[]): string {
  const paths = ['/api/', ...disallowed];
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${siteUrl}/sitemap.xml\n`;
}

function callerFor(request: FastifyRequest): CallService {
  return async (path) => {
    const deadline = AbortSignal.timeout(limits.timeouts.page);
    const call = { method: 'GET', path, queue: 'lookup', deadline } as const;
    const { status, body } = await request.server.service.call(request, call);
    if (status >= 300) throw new Error(`The service responded ${status} for the sitemap.`);
    return JSON.parse(String(body));
  };
}
