import { stateOf, states } from '@melhor-escola/domain/state';
import { withUfSuffix } from '@melhor-escola/domain/slug';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { city } from '../../database/schema.ts';
import { errorBody } from '../errors/error-handler.ts';
import type { ZodFastify } from '../zod-fastify.ts';
import { notFound } from '../errors/service-error.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';

export const geolocation = z.object({ lat: z.number(), lng: z.number() });

const cityBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string().meta({ description: "Ends in '-{uf}': 'araguaina-to'." }),
    uf: z.string(),
    state: z.string(),
    stateSlug: z.string(),
    capital: z.boolean(),
    ibgeCode: z.int(),
    geoloc: geolocation,
  })
  .meta({ id: 'City' });

export type CityRow = typeof city.$inferSelect;

/**
 * The city with this slug. A slug without its state's '-{uf}' (VA-03) stands for the one city of that name; where
 * several states have one it stands for none.
 */
export async function findCityBySlug({ db }: Database, slug: string): Promise<CityRow | undefined> {
  // What is not in a slug cannot match, and a NUL would be an error of the database.
  if (!/^[a-z0-9-]{1,200}$/.test(slug)) return undefined;
  const [exact] = await db.select().from(city).where(eq(city.slug, slug));
  if (exact) return exact;
  const candidates = states.map((state) => withUfSuffix(slug, state.uf)).filter((full) => full !== slug);
  const named = await db.select().from(city).where(inArray(city.slug, candidates)).limit(2);
  return named.length === 1 ? named[0] : undefined;
}

/** GET /v3/cities/by-slug/{slug} (spec §7, CA-02). */
export function registerCityBySlug(server: ZodFastify, database: Database): void {
  server.get(
    '/cities/by-slug/:slug',
    {
      schema: {
        tags: ['places'],
        summary: 'The city with this slug',
        headers: tenantHeaders,
        params: z.object({ slug: z.string() }),
        response: { 200: cityBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async ({ params }) => {
      const row = await findCityBySlug(database, params.slug);
      if (!row) throw notFound('City', params.slug);
      const state = stateOf(row.uf);
      return {
        _id: String(row.id),
        name: row.name,
        slug: row.slug,
        uf: row.uf,
        state: state.name,
        stateSlug: state.slug,
        capital: row.capital,
        ibgeCode: row.id,
        geoloc: { lat: row.lat, lng: row.lng },
      };
    },
  );
}
