import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { limits } from '../limits.ts';
import type { RenderOptions } from '../pages/pages.ts';
import type { Drawing, DrawingFont } from './render-drawing.ts';

/**
 * Describes the share image of a page by its HTML.
 *
 * @param path of the page.
 * @param loadPicture a picture of this site by its path, as a `data:` URL; `undefined` if it is not available.
 * @returns `undefined` for a page without metadata.
 */
type DrawShareImage = (
  html: string,
  path: string,
  loadPicture: (path: string) => Promise<string | undefined>,
) => Promise<Drawing | undefined>;

/** The pictures of shared links. */
export interface ShareImages {
  readonly draw: DrawShareImage;
  /** Every font that a drawing names. */
  readonly fonts: readonly DrawingFont[];
}

interface ShareImageOptions extends RenderOptions {
  readonly shareImages: ShareImages;
}

/** Paths of public pages, so that share images cannot be used to render arbitrary URLs. */
const pagePath = /^(?:\/[a-z0-9-]+){1,6}$/;

/**
 * `/compartilhar{path}.png`: the share image of the page at this path, from the page's HTML (A4), rendered once for concurrent
 * requests. 404 if there is no page.
 */
export function registerShareImages(
  server: FastifyInstance,
  { siteUrl, renderPage, shareImages: { draw, fonts } }: ShareImageOptions,
): void {
  // Loaded with the first image, because its libraries are larger than the rest of the server.
  const loadRenderer = async () => (await import('./render-drawing.ts')).drawingRenderer(fonts);
  let renderer: ReturnType<typeof loadRenderer> | undefined;
  const images = new LRUCache<string, Buffer>({
    // About 30 kB each.
    max: limits.shareImages.maxEntries,
    ttl: limits.shareImages.ttlMs,
    ignoreFetchAbort: true,
    fetchMethod: async (path) => {
      const page = await renderPage(new Request(new URL(path, siteUrl)));
      if (page.status !== 200) return undefined;
      const drawing = await draw(await page.text(), path, (picture) => pictureAt(server, picture));
      return drawing && (await (renderer ??= loadRenderer()))(drawing);
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

/** The picture at a path of this site as a `data:` URL; `undefined` if it is not available. */
async function pictureAt(server: FastifyInstance, path: string): Promise<string | undefined> {
  const accept = { accept: 'image/jpeg', 'accept-encoding': 'identity' };
  const { statusCode, headers, rawPayload } = await server.inject({ url: path, headers: accept });
  if (statusCode !== 200) return undefined;
  return `data:${String(headers['content-type'])};base64,${rawPayload.toString('base64')}`;
}
