import {
  heicTypes,
  MAX_SCHOOL_PHOTO_BYTES,
  schoolPhotoDigest,
  schoolPhotoPath,
  schoolPhotoTypes,
} from '@melhor-escola/domain/school-photo';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { registerFileBodies, fileBody } from '../../../platform/http/file-body.ts';
import { ServiceError } from '../../../platform/http/errors/service-error.ts';
import { panelCaller, panelSchool } from '../../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../../platform/http/slice-routes.ts';
import { createRateLimits, HOUR_S } from '../../../platform/rate-limits/rate-limit.ts';
import { changePhotos, findPhotos } from './change-photos.ts';
import { cropPhoto, makePhoto } from './make-photo.ts';
import { photoCrop, schoolPhotosBody, schoolPhotosChange, uploadedPhotoBody } from './schema.ts';
import { findPhoto, readPhoto, storePhoto, type PhotoChange } from './stored-photos.ts';

const path = '/schools/:school/photos';
const params = z.object({ school: z.string() });
const panelRoute = { tags: ['panel'], role: 'staff', headers: tenantHeaders, params } as const;

const photoChange = (request: FastifyRequest): PhotoChange => ({
  schoolId: panelSchool(request).id,
  accountId: panelCaller(request).accountId,
  requestId: request.id,
});

/** Routes of /v3/panel/schools/{school}/photos. On a scope behind `requireRole`. */
export async function registerSchoolPhotos(server: ZodFastify, database: Database): Promise<void> {
  const { db } = database;
  /** Conversions per account: each takes a second of a processor. */
  const limits = createRateLimits(database, { upload: { tries: 120, seconds: HOUR_S } }, 'school-photo');
  server.get(
    path,
    {
      schema: {
        ...panelRoute,
        summary: 'The photos of a school’s page, in their order',
        response: { 200: schoolPhotosBody },
      },
    },
    (request) => findPhotos(db, panelSchool(request).id),
  );
  server.put(
    path,
    {
      schema: {
        ...panelRoute,
        summary: 'Change which photos a school’s page shows, their order and texts',
        description: 'The page follows within two seconds. No import overwrites them.',
        body: schoolPhotosChange,
        response: { 200: schoolPhotosBody },
        errors: ['PHOTOS_CHANGED', 'PHOTO_GONE'],
      },
    },
    async (request) => {
      await db.transaction((tx) => changePhotos(tx, photoChange(request), request.body));
      return findPhotos(db, panelSchool(request).id);
    },
  );
  server.post(
    `${path}/crop`,
    {
      schema: {
        ...panelRoute,
        summary: 'Cut an uploaded photo, as another one',
        description:
          'No page shows it until the photos are changed. After a day without that, it is deleted.',
        body: photoCrop,
        response: { 200: uploadedPhotoBody },
        errors: ['PHOTO_DIMENSIONS', 'PHOTO_GONE'],
      },
    },
    async (request) => {
      const { url, ...region } = request.body;
      await limits.upload.count(String(panelCaller(request).accountId));
      const digest = schoolPhotoDigest(url);
      const stored = digest && (await findPhoto(db, panelSchool(request).id, digest));
      if (!stored) throw new ServiceError('PHOTO_GONE', 'Esta foto não está mais guardada. Envie de novo.');
      return storePhoto(db, photoChange(request), await cropPhoto(stored, region));
    },
  );
  await server.register(async (files: ZodFastify) => {
    registerFileBodies(files, [...schoolPhotoTypes, ...heicTypes]);
    files.post(
      path,
      {
        bodyLimit: MAX_SCHOOL_PHOTO_BYTES,
        schema: {
          ...panelRoute,
          summary: 'Upload a photo of a school',
          description:
            'The body is a file: image/jpeg, image/png, image/webp or image/avif, of 10 MB at most; HEIC is rejected with what to do. Stored upright and without metadata. No page shows it until the photos are changed. After a day without that, it is deleted.',
          consumes: [...schoolPhotoTypes, ...heicTypes],
          body: fileBody,
          response: { 200: uploadedPhotoBody },
          errors: ['PHOTO_DIMENSIONS', 'PHOTO_UNREADABLE'],
        },
      },
      async (request) => {
        await limits.upload.count(String(panelCaller(request).accountId));
        return storePhoto(db, photoChange(request), await makePhoto(request.body));
      },
    );
  });
}

/**
 * GET /v3/pictures/schools/{digest}.webp: a photo that a school has uploaded, for the site, which serves it in several widths. Its name
 * is its content, so it never changes.
 */
export function registerUploadedPhotos(server: ZodFastify, { db }: Database): void {
  server.get(
    '/pictures/schools/:file',
    {
      schema: {
        tags: ['panel'],
        summary: 'A photo that a school has uploaded, as WebP',
        headers: tenantHeaders,
        params: z.object({ file: z.string().regex(/^[0-9a-f]{64}\.webp$/) }),
        response: { 200: { description: 'The file.', content: { 'image/webp': { schema: z.unknown() } } } },
        errors: ['PICTURE_NOT_FOUND'],
      },
    },
    async ({ params: { file } }, reply) => {
      const digest = schoolPhotoDigest(schoolPhotoPath(file.replace('.webp', '')));
      const photo = digest && (await readPhoto(db, digest));
      if (!photo) throw new ServiceError('PICTURE_NOT_FOUND', 'Esta foto não existe.');
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .send(photo);
    },
  );
}
