import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ConcurrencyLimiter,
  OverloadedError,
  type ConcurrencyLimit,
} from '@melhor-escola/server-kit/concurrency-limiter';
import { limits } from '../limits.ts';
import { sendCompressed } from '../pages/encodings.ts';
import type { ImageFormat } from './convert-image.ts';
import { fetchOwnPicture, fetchSource, SourceError } from './fetch-source.ts';
import { openImageFiles } from './image-files.ts';

export interface ImageOptions {
  /** The widths in pixels that photos are served in. Few, so that a CDN caches few files. */
  readonly imageWidths: readonly number[];
  /** Whether the path of a picture is that of a drawing of the service, in its only accepted form. */
  readonly isDrawing: (path: string) => boolean;
  /** Whether the path of a picture is that of a photo of the service, a WebP file, in its only accepted form. */
  readonly isOwnPhoto: (path: string) => boolean;
  /** Origins that pictures may come from, besides the service. */
  readonly imageOrigins?: readonly string[];
  /** Folder for converted pictures; without one the route is disabled. */
  readonly dataDir?: string;
  /** Total bytes of all stored pictures. */
  readonly imageCacheBytes?: number;
  readonly imageConversion?: ConcurrencyLimit;
}

const photoTypes = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<
  ImageFormat,
  string
>;
const drawingType = 'image/svg+xml';

/** A picture that a URL names. */
interface Picture {
  /** Of its stored file. */
  readonly key: string;
  readonly type: string;
  readonly make: () => Promise<Buffer>;
}

/**
 * `/imagens/{width}/{host}{path}`: a photo of a configured host (CA-16), in the requested width and the best format that the
 * browser accepts. `/imagens/{width}{path}`: the same of a photo of the service. `/imagens{path}`: a drawing of the service (product 13), as SVG. Made once and stored. Browsers cache
 * it as immutable, because a changed picture gets a new URL at its source. Entry of this folder: `fetch-source.ts` fetches the
 * original, `convert-image.ts` converts a photo, `image-files.ts` stores the result.
 */
export async function registerImages(server: FastifyInstance, options: ImageOptions): Promise<void> {
  const { dataDir, imageCacheBytes = limits.images.cacheBytes } = options;
  if (dataDir === undefined) return;
  const getImage = await openImageFiles(path.join(dataDir, 'images'), imageCacheBytes);
  const limiter = new ConcurrencyLimiter(options.imageConversion ?? limits.imageConversion);

  server.get(
    '/imagens/*',
    { config: { rateLimit: { max: limits.requestsPerMinute.images, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const picture = requestedDrawing(request, options) ?? requestedPhoto(request, options);
      if (!picture) return reply.status(404).header('cache-control', 'public, max-age=60').send();
      try {
        const image = await getImage(picture.key, () => limiter.run(picture.make));
        return await sendImage(reply, image, picture.type);
      } catch (error) {
        if (error instanceof OverloadedError) return unavailable(reply, 503);
        if (!(error instanceof SourceError)) throw error;
        request.log.info({ reason: error.message }, 'no picture');
        return unavailable(reply, 502);
      }
    },
  );
}

/** A drawing has some 5 kB, compressed 1.5: less than a picture of it in any useful width, and sharp in all of them. */
function requestedDrawing(request: FastifyRequest, { isDrawing }: ImageOptions): Picture | undefined {
  const drawing = (request.raw.url ?? '').slice('/imagens'.length);
  if (!isDrawing(drawing)) return undefined;
  return { key: drawing, type: drawingType, make: () => fetchOwnPicture(request, drawing, drawingType) };
}

function requestedPhoto(request: FastifyRequest, options: ImageOptions): Picture | undefined {
  const photo = parsePhotoUrl(request.raw.url ?? '', options);
  if (!photo) return undefined;
  const { width, source: found } = photo;
  const format = formatFor(request.headers.accept);
  return {
    key: `${width} ${format} ${typeof found === 'string' ? found : found.href}`,
    type: photoTypes[format],
    make: async () => {
      const source =
        typeof found === 'string'
          ? await fetchOwnPicture(request, found, 'image/webp')
          : await fetchSource(found);
      // Loaded with the first photo, because the converter is larger than the rest of the site's server.
      const { convertImage } = await import('./convert-image.ts');
      return convertImage(source, width, format);
    },
  };
}

/** The best format that the browser accepts; a wildcard does not count for AVIF and WebP. */
function formatFor(accept = ''): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

async function sendImage(reply: FastifyReply, image: Buffer, type: string): Promise<FastifyReply> {
  const { headers } = reply.request;
  // Weak, because a drawing is sent in several encodings.
  const tag = `W/"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', type === drawingType ? 'accept-encoding' : 'accept')
    .header('etag', tag)
    // Our pages may load it from a CDN on another host.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (headers['if-none-match'] === tag) return reply.status(304).send();
  reply.type(type);
  return type === drawingType ? sendCompressed(reply, image) : reply.send(image);
}

function unavailable(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', `public, max-age=${limits.retryAfterSeconds.images}`)
    .header('retry-after', String(limits.retryAfterSeconds.images))
    .send();
}

/** `/imagens/{width}/{host}{path}`, or `/imagens/{width}{path}` of the service: the only accepted forms, so that a photo has one URL. */
const urlPattern = /^\/imagens\/(\d{2,4})\/([^/?#]+)(\/[^#]*)$/;

/**
 * Parses the URL of a photo. Returns `undefined` if its width is not one of `imageWidths`, or its host is not configured; a path for a
 * photo of the service.
 *
 * @param target path and query as the visitor sent them.
 */
export function parsePhotoUrl(
  target: string,
  {
    imageWidths,
    imageOrigins = [],
    isOwnPhoto,
  }: Pick<ImageOptions, 'imageWidths' | 'imageOrigins' | 'isOwnPhoto'>,
): { readonly width: number; readonly source: URL | string } | undefined {
  const [, number = '', host = '', pathAndQuery = ''] = urlPattern.exec(target) ?? [];
  const width = imageWidths.find((one) => String(one) === number);
  const origin = imageOrigins.find((one) => new URL(one).host === host);
  const ownPath = `/${host}${pathAndQuery}`;
  if (width !== undefined && isOwnPhoto(ownPath)) return { width, source: ownPath };
  if (width === undefined || origin === undefined || !URL.canParse(origin + pathAndQuery)) return undefined;
  const source = new URL(origin + pathAndQuery);
  return source.origin === origin && source.pathname + source.search === pathAndQuery
    ? { width, source }
    : undefined;
}
