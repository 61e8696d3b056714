import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { findPlace } from '../../directory/place-scope.ts';
import { placeSummaryBody } from '../../directory/place-summary-body.ts';
import { PlaceSummaries } from '../../directory/place-summary.ts';
import { errorBody } from '../errors/error-handler.ts';
import { tenantHeaders } from '../edge/tenant-headers.ts';
import type { ZodFastify } from '../zod-fastify.ts';

const slug = (what: string) => z.string().min(1).optional().meta({ description: what });

/**
 * GET /v3/marketplace/directory/place-summary: what landing pages say of a place (RT-05 to RT-11). REST beside
 * overall-data rather than GraphQL: its shape is one, whoever asks, so that it is computed and kept as a whole.
 */
export function registerPlaceSummary(server: ZodFastify, database: Database): void {
  const summaries = new PlaceSummaries(database);
  server.get(
    '/marketplace/directory/place-summary',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Schools, offers, fees, parts and best-rated schools of a place',
        headers: tenantHeaders,
        querystring: z.object({
          state: slug("A state's slug or abbreviation; the whole country without any place."),
          city: slug("A city's slug."),
          neighborhood: slug("A neighborhood's slug within the city."),
          stage: slug("A stage group's slug: counts are then of that stage."),
        }),
        response: { 200: placeSummaryBody, 400: errorBody, 404: errorBody, 429: errorBody, 503: errorBody },
      },
    },
    async ({ query }) => summaries.of(await findPlace(database, query)),
  );
}
