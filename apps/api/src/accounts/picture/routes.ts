import { heicTypes } from '@melhor-escola/domain/school-photo';
import { z } from 'zod';
import { fileBody, registerFileBodies } from '../../platform/http/file-body.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import type { AccountContext } from '../account-context.ts';
import { userBody, toUser } from '../schema.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { readPicture, removePicture, storePicture } from './account-picture.ts';
import { pictureTypes, MAX_PICTURE_BYTES, makePicture } from './make-picture.ts';

const path = '/user/picture';

/** The current user's picture, private: on a scope behind `requireSignedIn`. */
export async function registerPicture(
  server: ZodFastify,
  { database: { db }, limits }: Pick<AccountContext, 'database' | 'limits'>,
): Promise<void> {
  server.get(
    path,
    {
      schema: {
        tags: ['account'],
        summary: 'The current user’s picture, as WebP',
        headers: tenantHeaders,
        response: {
          200: { description: 'The file.', content: { 'image/webp': { schema: z.unknown() } } },
        },
        errors: ['PICTURE_NOT_FOUND'],
      },
    },
    async (request, reply) => {
      const picture = await readPicture(db, signedIn(request).accountId);
      if (!picture) throw new ServiceError('PICTURE_NOT_FOUND', 'Esta conta não tem foto.');
      return reply.type('image/webp').header('content-disposition', 'inline').send(picture);
    },
  );
  server.delete(
    path,
    {
      schema: {
        tags: ['account'],
        summary: 'Remove the current user’s picture',
        headers: tenantHeaders,
        response: { 200: userBody },
      },
    },
    async (request) =>
      toUser(await removePicture(db, { accountId: signedIn(request).accountId, requestId: request.id })),
  );
  // A scope of its own, because its bodies are files.
  await server.register(async (files: ZodFastify) => {
    registerFileBodies(files, [...pictureTypes, ...heicTypes]);
    files.put(
      path,
      {
        bodyLimit: MAX_PICTURE_BYTES,
        schema: {
          tags: ['account'],
          summary: 'Set the current user’s picture',
          description:
            'The body is a file: image/jpeg, image/png or image/webp, of 5 MB at most; HEIC is rejected with what to do. A centered square is stored, without metadata.',
          headers: tenantHeaders,
          consumes: [...pictureTypes, ...heicTypes],
          body: fileBody,
          response: { 200: userBody },
          errors: ['PICTURE_UNREADABLE'],
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await limits.picture.count(String(accountId));
        const picture = await makePicture(request.body);
        return toUser(await storePicture(db, { accountId, requestId: request.id }, picture));
      },
    );
  });
}
