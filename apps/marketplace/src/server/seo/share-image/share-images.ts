import { site } from '@melhor-escola/config/site';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderPage } from '../../../app/request-context.ts';
import { shareCardOf } from './share-card.ts';

export interface ShareImageOptions {
  /** Origin as visitors reach the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

/** About 30 kB each: a few MB at the most. */
const keptImages = 200;
const keptFor = 60 * 60 * 1000;
/** A page's path as we write them: a share image is not a way to have any address rendered. */
const pagePath = /^(?:\/[a-z0-9-]+){1,6}$/;

/**
 * `/compartilhar{path}.png`: the image that a network shows of the page at this path, drawn from what the page says of
 * itself (A4). However many ask for one at once, it is drawn once; it is kept for an hour. 404 where there is no page.
 */
export const registerShareImages: FastifyPluginAsync<ShareImageOptions> = async (server, options) => {
  const images = new LRUCache<string, Buffer>({
    max: keptImages,
    ttl: keptFor,
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const page = await options.renderPage(new Request(new URL(path, options.siteUrl)));
      const html = await page.text();
      const card = page.status === 200 ? shareCardOf(html, site.name) : undefined;
      if (!card) return undefined;
      // Read with the first image: the libraries that draw are larger than the rest of the site's server.
      const { drawShareImage } = await import('./draw-share-image.ts');
      return drawShareImage(card, path.slice(path.lastIndexOf('/') + 1));
    },
  });

  server.get<{ Params: { '*': string } }>(
    '/compartilhar/*',
    { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const [, path = ''] = /^(.*)\.png$/.exec(`/${request.params['*']}`) ?? [];
      const image = pagePath.test(path) ? await images.fetch(path) : undefined;
      if (!image) return reply.status(404).header('cache-control', 'public, max-age=60').send();
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(image);
    },
  );
};
