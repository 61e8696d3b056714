import { site } from '@melhor-escola/config/site';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { shareCardOf } from '../../share-image/share-card.ts';
import { limits } from '../limits.ts';
import type { RenderOptions } from '../pages/pages.ts';

/** Paths of public pages, so that share images cannot be used to render arbitrary URLs. */
const pagePath = /^(?:\/[a-z0-9-]+){1,6}$/;

/**
 * `/compartilhar{path}.png`: the share image of the page at this path, rendered from the page's metadata (A4), once for concurrent
 * requests. 404 if there is no page.
 */
export function registerShareImages(server: FastifyInstance, { siteUrl, renderPage }: RenderOptions): void {
  const images = new LRUCache<string, Buffer>({
    // About 30 kB each.
    max: limits.shareImages.maxEntries,
    ttl: limits.shareImages.ttlMs,
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const page = await renderPage(new Request(new URL(path, siteUrl)));
      const html = await page.text();
      const card = page.status === 200 ? shareCardOf(html, site.name) : undefined;
      if (!card) return undefined;
      const picture = card.picture === undefined ? undefined : await pictureAt(server, card.picture);
      // Loaded with the first image, because its libraries are larger than the rest of the site's server.
      const { drawShareImage } = await import('../../share-image/draw-share-image.ts');
      return drawShareImage(card, path.slice(path.lastIndexOf('/') + 1), picture);
    },
  });

  server.get<{ Params: { '*': string } }>(
    '/compartilhar/*',
    { config: { rateLimit: { max: limits.requestsPerMinute.shareImages, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const [, path = ''] = /^(.*)\.png$/.exec(`/${request.params['*']}`) ?? [];
      const image = pagePath.test(path) ? await images.fetch(path) : undefined;
      if (!image) return reply.status(404).header('cache-control', 'public, max-age=60').send();
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(image);
    },
  );
}

/** The picture at a path of this site as a `data:` URL; `undefined` if it is not available, since the image is complete without it. */
async function pictureAt(server: FastifyInstance, path: string): Promise<string | undefined> {
  const accept = { accept: 'image/jpeg', 'accept-encoding': 'identity' };
  const { statusCode, headers, rawPayload } = await server.inject({ url: path, headers: accept });
  if (statusCode !== 200) return undefined;
  return `data:${String(headers['content-type'])};base64,${rawPayload.toString('base64')}`;
}
