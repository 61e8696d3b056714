import { createHash } from 'node:crypto';
import path from 'node:path';
import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imageWidths, type ImageWidth } from '../../app/photos.ts';
import { ConcurrencyLimiter, OverloadedError, type ConcurrencyLimit } from '../http/concurrency-limiter.ts';
import { limits } from '../limits.ts';
import type { ImageFormat } from './convert-image.ts';
import { fetchDrawing, fetchSource, SourceError } from './fetch-source.ts';
import { openImageFiles } from './image-files.ts';

export interface ImageOptions {
  /** Origins that pictures may come from, besides the drawings of our own service. */
  readonly imageOrigins?: readonly string[];
  /** Folder for converted pictures; without one the route is disabled. */
  readonly dataDir?: string;
  /** Total bytes of all stored pictures. */
  readonly imageCacheBytes?: number;
  readonly imageConversion?: ConcurrencyLimit;
}

const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<
  ImageFormat,
  string
>;

/**
 * `/imagens/{width}/{host}{path}`: a picture of a configured host (CA-16), in the requested width and the best format that the
 * browser accepts. `/imagens/{width}/v3/pictures/demo/…`: a drawing of the service (product 13), always rasterised. Converted once
 * and stored. Browsers cache it as immutable, because a changed picture gets a new URL at its source. Entry of this folder:
 * `fetch-source.ts` fetches the original, `convert-image.ts` converts it, `image-files.ts` stores it.
 */
export async function registerImages(server: FastifyInstance, options: ImageOptions): Promise<void> {
  const { imageOrigins = [], dataDir, imageCacheBytes = limits.images.cacheBytes } = options;
  if (dataDir === undefined) return;
  const getImage = await openImageFiles(path.join(dataDir, 'images'), imageCacheBytes);
  const limiter = new ConcurrencyLimiter(options.imageConversion ?? limits.imageConversion);

  server.get(
    '/imagens/*',
    { config: { rateLimit: { max: limits.requestsPerMinute.images, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const requested = parseImageUrl(request.raw.url ?? '', imageOrigins);
      if (!requested) return reply.status(404).header('cache-control', 'public, max-age=60').send();
      const format = formatFor(request.headers.accept);
      const key = `${requested.width} ${format} ${String(requested.source)}`;
      try {
        const image = await getImage(key, () => limiter.run(() => make(request, requested, format)));
        return sendImage(request, reply, image, types[format]);
      } catch (error) {
        if (error instanceof OverloadedError) return unavailable(reply, 503);
        if (!(error instanceof SourceError)) throw error;
        request.log.info({ reason: error.message }, 'no picture');
        return unavailable(reply, 502);
      }
    },
  );
}

async function make(
  request: FastifyRequest,
  { source, width }: RequestedImage,
  format: ImageFormat,
): Promise<Buffer> {
  const isDrawing = typeof source === 'string';
  const picture = await (isDrawing ? fetchDrawing(request, source) : fetchSource(source));
  // Loaded with the first picture, because the converter is larger than the rest of the site's server.
  const { convertDrawing, convertImage } = await import('./convert-image.ts');
  return (isDrawing ? convertDrawing : convertImage)(picture, width, format);
}

/** The best format that the browser accepts; a wildcard does not count for AVIF and WebP. */
function formatFor(accept = ''): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

function sendImage(request: FastifyRequest, reply: FastifyReply, image: Buffer, type: string): FastifyReply {
  const tag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'accept')
    .header('etag', tag)
    // Our pages may load it from a CDN on another host.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type(type).send(image);
}

function unavailable(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'public, max-age=30')
    .header('retry-after', '30')
    .send();
}

/** A parsed picture URL. */
interface RequestedImage {
  readonly width: ImageWidth;
  /** The path of a drawing of the service, or the URL of a picture. */
  readonly source: string | URL;
}

/** `/imagens/{width}/{host}{path}`: the only accepted form, so that a picture has one URL. For a drawing `host` is 'v3'. */
const urlPattern = /^\/imagens\/(\d{2,4})\/([^/?#]+)(\/[^#]*)$/;

/**
 * Parses the URL of a picture. Returns `undefined` if its width is not one of `imageWidths` or its host is not configured and it
 * is no drawing of the service.
 *
 * @param target path and query as the visitor sent them.
 * @param origins that pictures may come from.
 */
export function parseImageUrl(target: string, origins: readonly string[]): RequestedImage | undefined {
  const [, number = '', host = '', pathAndQuery = ''] = urlPattern.exec(target) ?? [];
  const width = imageWidths.find((one) => String(one) === number);
  const drawing = `/${host}${pathAndQuery}`;
  if (width !== undefined && isDemoPicture(drawing)) return { width, source: drawing };
  const origin = origins.find((one) => new URL(one).host === host);
  if (width === undefined || origin === undefined || !URL.canParse(origin + pathAndQuery)) return undefined;
  const source = new URL(origin + pathAndQuery);
  return source.origin === origin && source.pathname + source.search === pathAndQuery
    ? { width, source }
    : undefined;
}
