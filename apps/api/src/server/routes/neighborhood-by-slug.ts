import { stateOf } from '@melhor-escola/domain/state';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { findNeighborhood } from '../../directory/place-scope.ts';
import { errorBody } from '../errors/error-handler.ts';
import type { ZodFastify } from '../zod-fastify.ts';
import { notFound } from '../errors/service-error.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';
import { findCityBySlug, geolocation } from './city-by-slug.ts';

const neighborhoodBody = z
  .object({
    name: z.string(),
    slug: z.string().meta({ description: 'Unique within its city.' }),
    full_slug: z.string().meta({ description: "State, city and neighborhood: 'sp-sao-paulo-pinheiros'." }),
    city: z.string(),
    city_slug: z.string(),
    city_ibge_code: z.int(),
    state: z.string(),
    state_slug: z.string(),
    state_ibge_code: z.int(),
    uf: z.string(),
    geoloc: geolocation,
  })
  .meta({ id: 'Neighborhood' });

/** GET /v3/neighborhoods/by-slug/{citySlug}/{neighborhoodSlug} (spec §7, CA-02). */
export function registerNeighborhoodBySlug(server: ZodFastify, database: Database): void {
  server.get(
    '/neighborhoods/by-slug/:citySlug/:neighborhoodSlug',
    {
      schema: {
        tags: ['places'],
        summary: 'The neighborhood with this slug in this city',
        headers: tenantHeaders,
        params: z.object({ citySlug: z.string(), neighborhoodSlug: z.string() }),
        response: { 200: neighborhoodBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async ({ params: { citySlug, neighborhoodSlug } }) => {
      const city = await findCityBySlug(database, citySlug);
      if (!city) throw notFound('City', citySlug);
      const row = await findNeighborhood(database, city.id, neighborhoodSlug);
      if (!row) throw notFound('Neighborhood', neighborhoodSlug);
      const state = stateOf(city.uf);
      return {
        name: row.name,
        slug: row.slug,
        full_slug: row.fullSlug,
        city: city.name,
        city_slug: city.slug,
        city_ibge_code: city.id,
        state: state.name,
        state_slug: state.slug,
        state_ibge_code: state.ibgeCode,
        uf: city.uf,
        geoloc: { lat: row.lat, lng: row.lng },
      };
    },
  );
}
