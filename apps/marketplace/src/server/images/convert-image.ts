import sharp, { type Sharp } from 'sharp';
import { limits } from '../limits.ts';
import { SourceError } from './fetch-source.ts';

/** What browsers accept by their `accept` header; JPEG is for those that do not say. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** A 50-megapixel photo takes 200 MB of memory. */
const maxPixels = 50_000_000;

/** sharp reads more formats, among them drawings, which may reference other addresses. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/**
 * The picture in this width and format, rotated as its camera was held, without its metadata (who took it, and where). A
 * smaller one is not enlarged.
 *
 * @throws {SourceError} for a file that is no picture, or too large.
 */
export async function convertImage(source: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    const image = sharp(source, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format: given } = await image.metadata();
    if (!readable.has(given)) throw new SourceError(`A picture is ${given}, which is not read.`);
    const resized = image
      .timeout({ seconds: limits.timeouts.imageConversion / 1_000 })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return await encoded(resized, format).toBuffer();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('A picture cannot be read.', { cause: error });
  }
}

/** Quality without visible loss and with little CPU time, measured on photos of buildings. */
function encoded(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 74, effort: 3 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true });
}
