import sharp, { type Sharp } from 'sharp';
import { limits } from '../limits.ts';
import { SourceError } from './fetch-source.ts';

/** What browsers take, by what they say of themselves; JPEG is for those that say nothing. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** A 50-megapixel photo takes 200 MB of memory. */
const maxPixels = 50_000_000;

/** What is read. sharp reads more, drawings among them, which may lead elsewhere. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/**
 * The picture in this width and format, turned as its camera was held, without what else its file says (who took it, and
 * where). A smaller one stays as wide as it is.
 *
 * @throws {SourceError} for what is no picture, or too large a one.
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

/** As small as nobody sees, without taking the processor for long: measured on photos of buildings. */
function encoded(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 74, effort: 3 });
  return image.flatten({ background: '#fff' }).jpeg({ quality: 76, mozjpeg: true });
}
