import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { imageWidths, type ImageWidth } from '../../app/photos.ts';
import type { ImageFormat } from './convert-image.ts';
import { fetchSource, SourceError } from './fetch-source.ts';
import { ImageFiles } from './image-files.ts';

export interface ImageOptions {
  /** Origins that pictures may come from; none, and there are no pictures. */
  readonly imageOrigins?: readonly string[];
  /** Where the site keeps what it makes. */
  readonly dataDir?: string;
  /** Bytes of all kept pictures; half a gigabyte unless told. */
  readonly imageCacheLimit?: number;
  /** Milliseconds for which a conversion waits for its turn; ten seconds unless told. */
  readonly imagePatience?: number;
}

/** Conversions at once: each takes a processor. */
const atOnce = 2;
/** Conversions that wait. Who comes later is told to come back. */
const waitingAtMost = 100;

/** A conversion whose turn has not come in time, behind sources that are slow. */
class TooLate extends Error {
  override readonly name = 'TooLate';
}

const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const satisfies Record<
  ImageFormat,
  string
>;

/**
 * `/imagens/{width}/{host}{path}`: a picture of a configured host (CA-16), as wide as asked and in the best format that
 * the browser takes. It is made once and kept; and since a picture that changes gets another address at its source,
 * whoever has it need not ask again.
 */
export const registerImages: FastifyPluginAsync<ImageOptions> = async (server, options) => {
  const { imageOrigins = [], dataDir, imageCacheLimit = 512 * 1024 * 1024, imagePatience = 10_000 } = options;
  if (imageOrigins.length === 0 || dataDir === undefined) return;
  const files = await ImageFiles.open({ folder: path.join(dataDir, 'images'), limit: imageCacheLimit });
  const turns = pLimit(atOnce);

  server.get(
    '/imagens/*',
    { config: { rateLimit: { max: 600, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const asked = readImageAddress(request.raw.url ?? '', imageOrigins);
      if (!asked) return reply.status(404).header('cache-control', 'public, max-age=60').send();
      const format = formatFor(request.headers.accept);
      const key = `${asked.width} ${format} ${asked.source.href}`;
      if (turns.pendingCount >= waitingAtMost) return unavailable(reply, 503);
      try {
        const image = await files.get(key, () => inTurn(turns, imagePatience, () => make(asked, format)));
        return sendImage(request, reply, image, types[format]);
      } catch (error) {
        if (error instanceof TooLate) return unavailable(reply, 503);
        if (!(error instanceof SourceError)) throw error;
        request.log.info({ reason: error.message }, 'no picture');
        return unavailable(reply, 502);
      }
    },
  );
};

/** Does the work in its turn. @throws {TooLate} when that does not come in time; then nothing is done. */
async function inTurn<Result>(
  turns: LimitFunction,
  patience: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(new TooLate());
  }, patience);
  const done = turns(async () => {
    clearTimeout(timer);
    if (isLate) throw new TooLate();
    return work();
  });
  return Promise.race([done, late]);
}

async function make({ source, width }: RequestedImage, format: ImageFormat): Promise<Buffer> {
  const picture = await fetchSource(source);
  // Read with the first picture: what converts is larger than the rest of the site's server.
  const { convertImage } = await import('./convert-image.ts');
  return convertImage(picture, width, format);
}

/** The best of what the browser says that it takes; a wildcard says nothing of new formats. */
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
    // A cache on another host may show it on our pages.
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

/** A picture that an address requests. */
interface RequestedImage {
  readonly width: ImageWidth;
  readonly source: URL;
}

/** `/imagens/{width}/{host}{path}`: the only accepted form, so that a picture has one address. */
const addressPattern = /^\/imagens\/(\d{2,4})\/([^/?#]+)(\/[^#]*)$/;

/**
 * Reads the address of a picture. Returns `undefined` if its width is not one of `imageWidths` or its host is not configured.
 *
 * @param target Path and query as the visitor sent them.
 * @param origins Origins that pictures may come from.
 */
export function readImageAddress(target: string, origins: readonly string[]): RequestedImage | undefined {
  const [, number = '', host = '', pathAndQuery = ''] = addressPattern.exec(target) ?? [];
  const width = imageWidths.find((one) => String(one) === number);
  const origin = origins.find((one) => new URL(one).host === host);
  if (width === undefined || origin === undefined || !URL.canParse(origin + pathAndQuery)) return undefined;
  const source = new URL(origin + pathAndQuery);
  return source.origin === origin && source.pathname + source.search === pathAndQuery
    ? { width, source }
    : undefined;
}
