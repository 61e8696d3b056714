import { createHash } from 'node:crypto';
import { MAX_SCHOOL_PHOTO_PIXELS, MIN_SCHOOL_PHOTO_SIDE } from '@melhor-escola/domain/school-photo';
import sharp, { type Sharp } from 'sharp';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import {
  CONVERSION_TIMEOUT_S,
  convertImage,
  isConversionTimeout,
} from '../../../platform/images/convert-image.ts';
import { heicAdvice, isHeic } from '../../../platform/images/heic.ts';

/** A photo as it is stored: WebP, without metadata. */
export interface MadePhoto {
  /** SHA-256 of the image, in hexadecimal digits. */
  readonly digest: string;
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A part of a photo, in shares of its width and height, from 0 to 1. */
export interface PhotoRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Longer side of a stored photo, in pixels: enough for the widest file of the site (1,600), with space to crop. */
const MAX_SIDE = 2_560;

/** sharp reads more formats, such as SVG, which may load external resources. 'heif' is AVIF here. */
const readable: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Decodes an uploaded photo, whatever its name and type say, applies the camera's orientation, and encodes it as WebP without
 * metadata (author, position). What else the file contains is lost.
 *
 * @throws {ServiceError} 400 PHOTO_UNREADABLE for a file that is no photo, 400 PHOTO_DIMENSIONS for one of too few or too many pixels; 503
 *   UNAVAILABLE when too many are converted, or it takes too long.
 */
export async function makePhoto(source: Buffer): Promise<MadePhoto> {
  if (isHeic(source)) throw new ServiceError('PHOTO_UNREADABLE', heicAdvice);
  // Reads the header only, so that nothing of a decompression bomb is decoded.
  const { format, width, height } = await decoded(() =>
    sharp(source, { limitInputPixels: false }).metadata(),
  );
  if (!readable.has(format)) throw unreadable(new Error(`The photo is ${format}.`));
  checkSides(width, height);
  if (width * height > MAX_SCHOOL_PHOTO_PIXELS)
    throw new ServiceError(
      'PHOTO_DIMENSIONS',
      `A foto tem pixels demais. Envie uma de até ${MAX_SCHOOL_PHOTO_PIXELS / 1_000_000} megapixels.`,
    );
  return encode(
    sharp(source, { limitInputPixels: MAX_SCHOOL_PHOTO_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true }),
  );
}

/**
 * Cuts a stored photo.
 *
 * @throws {ServiceError} 400 PHOTO_DIMENSIONS when too little of it is left; 503 UNAVAILABLE when too many are converted, or it
 *   takes too long.
 */
export async function cropPhoto(stored: Omit<MadePhoto, 'digest'>, region: PhotoRegion): Promise<MadePhoto> {
  const left = Math.round(region.left * stored.width);
  const top = Math.round(region.top * stored.height);
  const width = Math.min(Math.round(region.width * stored.width), stored.width - left);
  const height = Math.min(Math.round(region.height * stored.height), stored.height - top);
  checkSides(width, height);
  return encode(sharp(stored.image, { failOn: 'error' }).extract({ left, top, width, height }));
}

function checkSides(width: number, height: number): void {
  if (Math.min(width, height) >= MIN_SCHOOL_PHOTO_SIDE) return;
  throw new ServiceError(
    'PHOTO_DIMENSIONS',
    `A foto é pequena demais: cada lado precisa de ao menos ${MIN_SCHOOL_PHOTO_SIDE} pixels.`,
  );
}

async function encode(photo: Sharp): Promise<MadePhoto> {
  const { data, info } = await convertImage(() =>
    decoded(() =>
      photo
        .timeout({ seconds: CONVERSION_TIMEOUT_S })
        .flatten({ background: '#fff' })
        .webp({ quality: 84, effort: 3 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const digest = createHash('sha256').update(data).digest('hex');
  return { digest, image: data, width: info.width, height: info.height };
}

async function decoded<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isConversionTimeout(error)) throw error;
    throw unreadable(error);
  }
}

function unreadable(cause: unknown): ServiceError {
  return new ServiceError(
    'PHOTO_UNREADABLE',
    'Não conseguimos ler esta foto. Envie outra, em JPEG, PNG, WebP ou AVIF.',
    { cause },
  );
}
