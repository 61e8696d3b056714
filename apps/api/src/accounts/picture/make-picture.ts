import sharp from 'sharp';
import { ServiceError } from '../../server/errors/service-error.ts';

/** What is taken: what cameras and browsers write. sharp reads more, drawings among them, which may lead elsewhere. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Bytes of the largest file that is taken. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Pixels of each side of what is kept. */
const PICTURE_SIZE_PX = 256;

/** A photo of so many, unpacked, is 100 MB. The site's page sends none of more than half a million. */
const MAX_PIXELS = 25_000_000;
const PROCESSING_TIMEOUT_S = 10;

const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * The middle of a photo, turned as its camera was held, as a square of WebP, without what else its file says: who took it, and where.
 *
 * @throws {ServiceError} 400 PICTURE_UNREADABLE for what is no picture, or too large a one.
 */
export async function makePicture(source: Buffer): Promise<Buffer> {
  try {
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!readable.has(format)) throw new Error(`The picture is ${format}.`);
    return await image
      .timeout({ seconds: PROCESSING_TIMEOUT_S })
      .autoOrient()
      .resize({ width: PICTURE_SIZE_PX, height: PICTURE_SIZE_PX, fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer();
  } catch (error) {
    throw new ServiceError(
      400,
      'PICTURE_UNREADABLE',
      'Não conseguimos ler esta imagem. Escolha outra, em JPEG, PNG ou WebP.',
      { cause: error },
    );
  }
}
