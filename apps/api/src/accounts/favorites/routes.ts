import { gradeAt, grades } from '@melhor-escola/domain/stage';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { signedIn } from '../sessions/signed-in.ts';
import type { Database } from '../../platform/database/database.ts';
import { school } from '../../platform/database/schema.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { ServiceError } from '../../platform/http/errors/service-error.ts';
import { addFavorites, listFavorites, removeFavorite, setFavoriteGrade } from './favorites.ts';
import { unlistingBody, toUnlisting } from '../../catalog/schools/listing.ts';

/** Maximum number of favorites that a browser stores before its user signs in. */
const MAX_MERGED_FAVORITES = 200;

const schoolSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/);

const gradeSlug = z.enum(grades.map(({ slug }) => slug));

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
        grade: gradeSlug.nullable().meta({ description: 'The grade of the child that it is saved for.' }),
        gradePrice: z
          .int()
          .nullable()
          .meta({ description: 'The lowest price of that grade; null without a grade, or an offer for it.' }),
        addedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Favorites' });

const favoriteParams = z.object({ schoolSlug });

/**
 * GET …/favorites, PUT and DELETE …/favorites/{schoolSlug}, PUT …/favorites/{schoolSlug}/grade, POST …/favorites/merge (product 8): on a
 * scope behind `requireSignedIn`.
 */
export function registerFavorites(server: ZodFastify, { db }: Database): void {
  const list = async (accountId: number) => ({
    items: (await listFavorites(db, accountId)).map(({ unlistedReason, unlistedYear, grade, ...row }) => ({
      ...row,
      grade: (grade === null ? undefined : gradeAt(grade)?.slug) ?? null,
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
  server.put(
    '/account/user/favorites/:schoolSlug/grade',
    {
      schema: {
        tags: ['saved'],
        summary:
          'Save a favorite school for the grade of another child, or for none; ignores one that is no favorite',
        headers: tenantHeaders,
        params: favoriteParams,
        body: z.object({ grade: gradeSlug.nullable() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      await setFavoriteGrade(db, signedIn(request).accountId, params.schoolSlug, body.grade);
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
        body: z.object({
          slugs: z.array(schoolSlug).max(MAX_MERGED_FAVORITES),
          grades: z.record(schoolSlug, gradeSlug).optional().meta({
            description: 'The grade that a school is saved for, by slug; a favorite that has one keeps it.',
          }),
        }),
        response: { 200: favoritesBody },
        errors: ['FAVORITES_LIMIT'],
      },
    },
    async (request) => {
      const { accountId } = signedIn(request);
      const { slugs, grades: savedFor } = request.body;
      await addFavorites(db, accountId, slugs, savedFor);
      return list(accountId);
    },
  );
}
