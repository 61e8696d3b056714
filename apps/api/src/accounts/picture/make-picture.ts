import sharp from 'sharp';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import {
  CONVERSION_TIMEOUT_S,
  convertImage,
  isConversionTimeout,
} from '../../platform/images/convert-image.ts';
import { heicAdvice, isHeic } from '../../platform/images/heic.ts';

/** Accepted formats: those of cameras and browsers. sharp reads more, such as SVG, which may load external resources. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Largest accepted file, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Side of the stored square, in pixels. */
const PICTURE_SIZE_PX = 256;

/** 100 MB when decoded. The site itself sends at most half a million pixels. */
const MAX_PIXELS = 25_000_000;

const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Crops a photo to a centered square, applies the camera's orientation and encodes it as WebP without metadata
 * (author, location).
 *
 * @throws {ServiceError} 400 PICTURE_UNREADABLE for a file that is not a picture, or is too large; 503 UNAVAILABLE when too many are
 *   converted, or it takes too long.
 */
export async function makePicture(source: Buffer): Promise<Buffer> {
  if (isHeic(source)) throw new ServiceError('PICTURE_UNREADABLE', heicAdvice);
  return convertImage(async () => {
    try {
      const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const { format } = await image.metadata();
      if (!readable.has(format)) throw new Error(`The picture is ${format}.`);
      return await image
        .timeout({ seconds: CONVERSION_TIMEOUT_S })
        .autoOrient()
        .resize({ width: PICTURE_SIZE_PX, height: PICTURE_SIZE_PX, fit: 'cover' })
        .webp({ quality: 78 })
        .toBuffer();
    } catch (error) {
      if (isConversionTimeout(error)) throw error;
      throw new ServiceError(
        'PICTURE_UNREADABLE',
        'Não conseguimos ler esta imagem. Escolha outra, em JPEG, PNG ou WebP.',
        { cause: error },
      );
    }
  });
}
