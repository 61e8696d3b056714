import { site } from '@melhor-escola/config/site';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderPage } from '../../../app/request-context.ts';
import { limits } from '../../limits.ts';
import { shareCardOf } from './share-card.ts';

export interface ShareImageOptions {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

/** A page's path as we write them: a share image is not a way to have any address rendered. */
const pagePath = /^(?:\/[a-z0-9-]+){1,6}$/;

/**
 * `/compartilhar{path}.png`: the image that a network shows of the page at this path, drawn from the page's own
 * metadata (A4), once for concurrent requests. 404 where there is no page.
 */
export const registerShareImages: FastifyPluginAsync<ShareImageOptions> = async (server, options) => {
  const images = new LRUCache<string, Buffer>({
    // About 30 kB each.
    max: limits.shareImages.maxEntries,
    ttl: limits.shareImages.ttlMs,
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const page = await options.renderPage(new Request(new URL(path, options.siteUrl)));
      const html = await page.text();
      const card = page.status === 200 ? shareCardOf(html, site.name) : undefined;
      if (!card) return undefined;
      // Loaded with the first image: the libraries that draw are larger than the rest of the site's server.
      const { drawShareImage } = await import('./draw-share-image.ts');
      return drawShareImage(card, path.slice(path.lastIndexOf('/') + 1));
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
};
