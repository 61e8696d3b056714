import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { signedIn } from '../sessions/signed-in.ts';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { addFavorites, listFavorites, removeFavorite } from './favorites.ts';
import { unlistingBody, toUnlisting } from '../../catalog/schools/listing.ts';

/** Maximum number of favorites that a browser stores before its user signs in. */
const MAX_MERGED_FAVORITES = 200;

const schoolSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/);

const favoritesBody = z
  .object({
    items: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        logo: z.string().nullable(),
        image: z.string().nullable(),
        city: z.string(),
        citySlug: z.string(),
        uf: z.string(),
        neighborhood: z.string().nullable(),
        ratingAverage: z.number(),
        ratingCount: z.int(),
        isPartner: z.boolean(),
        demo: z.boolean(),
        unlisted: unlistingBody,
        offers: z.int().meta({ description: 'Scholarships that can be reserved now.' }),
        lowestPrice: z.int().nullable().meta({ description: 'Centavos a month; null without an offer.' }),
        addedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Favorites' });

const favoriteParams = z.object({ schoolSlug });

/**
 * GET …/favorites, PUT and DELETE …/favorites/{schoolSlug}, POST …/favorites/merge (product 8): on a scope
 * behind `requireSignedIn`.
 */
export function registerFavorites(server: ZodFastify, { db }: Database): void {
  const list = async (accountId: number) => ({
    items: (await listFavorites(db, accountId)).map(({ unlistedReason, unlistedYear, ...row }) => ({
      ...row,
      unlisted: toUnlisting({ unlistedReason, unlistedYear }),
      addedAt: row.addedAt.toISOString(),
    })),
  });
  server.get(
    '/account/user/favorites',
    {
      schema: {
        tags: ['saved'],
        summary: 'Favorite schools, latest first',
        headers: tenantHeaders,
        response: { 200: favoritesBody },
      },
    },
    (request) => list(signedIn(request).accountId),
  );
  server.put(
    '/account/user/favorites/:schoolSlug',
    {
      schema: {
        tags: ['saved'],
        summary: 'Add a favorite school (idempotent)',
        headers: tenantHeaders,
        params: favoriteParams,
        response: { 204: z.null() },
        errors: ['NOT_FOUND', 'FAVORITES_LIMIT'],
      },
    },
    async (request, reply) => {
      const slug = request.params.schoolSlug;
      const added = await addFavorites(db, signedIn(request).accountId, [slug]);
      if (added === 0 && (await db.$count(school, eq(school.slug, slug))) === 0)
        throw new ServiceError('NOT_FOUND', 'Não encontramos esta escola.');
      return reply.code(204).send(null);
    },
  );
  server.delete(
    '/account/user/favorites/:schoolSlug',
    {
      schema: {
        tags: ['saved'],
        summary: 'Remove a favorite school (idempotent)',
        headers: tenantHeaders,
        params: favoriteParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeFavorite(db, signedIn(request).accountId, request.params.schoolSlug);
      return reply.code(204).send(null);
    },
  );
  server.post(
    '/account/user/favorites/merge',
    {
      schema: {
        tags: ['saved'],
        summary:
          'Adds the favorites that a browser stored before its user signed in, latest first; unknown schools are ignored',
        headers: tenantHeaders,
        body: z.object({ slugs: z.array(schoolSlug).max(MAX_MERGED_FAVORITES) }),
        response: { 200: favoritesBody },
        errors: ['FAVORITES_LIMIT'],
      },
    },
    async (request) => {
      const { accountId } = signedIn(request);
      await addFavorites(db, accountId, request.body.slugs);
      return list(accountId);
    },
  );
}
