import { site } from '@melhor-escola/config/site';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderPage } from '../../../app/request-context.ts';
import { limits } from '../../limits.ts';

export interface ShareImageOptions {
  /** Public origin of the site. */
  readonly siteUrl: string;
  readonly renderPage: RenderPage;
}

/** Paths of public pages, so that share images cannot be used to render arbitrary URLs. */
const pagePath = /^(?:\/[a-z0-9-]+){1,6}$/;

/**
 * `/compartilhar{path}.png`: the share image of the page at this path, rendered from the page's metadata (A4), once for concurrent
 * requests. 404 if there is no page.
 */
export function registerShareImages(server: FastifyInstance, options: ShareImageOptions): void {
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
      // Loaded with the first image, because its libraries are larger than the rest of the site's server.
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
}

/** Text of a share image. */
export interface ShareCard {
  /** The page's subject, in a few words. */
  readonly title: string;
  /** One sentence of the page's description. */
  readonly sentence: string;
}

/** Characters that React escapes in attributes. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The content of a meta element as React writes it: first the name, then the content. */
function metaContent(html: string, attribute: string): string | undefined {
  const [, content] = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html) ?? [];
  return content?.replace(/&(amp|lt|gt|quot|#x27);/g, (_match, name: string) => entities[name] ?? '');
}

/** The first sentence. A full stop within a number, or without a following capital letter, does not end it. */
function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text) ?? [];
  return sentence.replace(/\.$/, '');
}

/** 'Colégio X (Centro, Araguaína, TO): 12 bolsas' → '12 bolsas' under the title 'Colégio X, Araguaína, TO'. */
function withoutRepeated(title: string, sentence: string): string {
  const [, lead = '', rest = ''] = /^([^:]+): (.+)$/su.exec(sentence) ?? [];
  const [name = title] = title.split(',');
  if (rest === '' || !lead.startsWith(name)) return sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Reads the text of a share image from a rendered page: its title without the site's name, and the first sentence of its description,
 * without repeating the title. `undefined` if either is missing.
 */
export function shareCardOf(html: string, siteName: string): ShareCard | undefined {
  const shown = metaContent(html, 'property="og:title"');
  const description = metaContent(html, 'name="description"');
  if (!shown || !description) return undefined;
  const title = shown.replace(` | ${siteName}`, '');
  return { title, sentence: withoutRepeated(title, firstSentence(description)) };
}
