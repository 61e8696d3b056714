import { isPlainText, normalizePlainText } from '@melhor-escola/domain/plain-text';
import { MAX_SCHOOL_PHOTOS, schoolPhotoAltLength } from '@melhor-escola/domain/school-photo';
import { z } from 'zod';

const version = z
  .string()
  .meta({ description: 'Of the photos and their order. Others are rejected with 409.' });

/** The photos of a school's page, in their order. */
export const schoolPhotosBody = z
  .object({
    school: z.object({ name: z.string() }),
    version,
    photos: z.array(
      z.object({
        url: z.string().meta({
          description:
            'Absolute, of a partner; or a path of this service, of an uploaded photo or a demonstration drawing.',
        }),
        alt: z.string().meta({ description: 'What it shows, in words. Empty: a partner sent none.' }),
      }),
    ),
  })
  .meta({ id: 'SchoolPhotos' });

const { min, max } = schoolPhotoAltLength;

const alt = z
  .string()
  .max(max * 2)
  .transform(normalizePlainText)
  .refine((text) => isPlainText(text, { lines: false }) && text.length >= min && text.length <= max);

/** All photos as they shall be. One that is left out is not shown any more. */
export const schoolPhotosChange = z
  .object({
    version: version.max(50),
    photos: z
      .array(z.object({ url: z.string().max(500), alt }))
      .max(MAX_SCHOOL_PHOTOS)
      .refine((photos) => new Set(photos.map(({ url }) => url)).size === photos.length, 'A photo twice'),
  })
  .meta({ id: 'SchoolPhotosChange' });

/** An uploaded photo. No page shows it until the photos are changed. */
export const uploadedPhotoBody = z
  .object({ url: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'UploadedPhoto' });

const share = z.number().min(0).max(1);

/** A part of an uploaded photo, in shares of its sides. */
export const photoCrop = z
  .object({ url: z.string().max(500), left: share, top: share, width: share, height: share })
  .meta({ id: 'PhotoCrop' });
