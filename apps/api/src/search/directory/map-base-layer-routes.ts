import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { MapBaseLayers } from './map-base-layer.ts';
import { mapBaseLayerBody } from './schema.ts';

/** GET /v3/marketplace/directory/map-base-layer: what a map without tiles shows below its pins. */
export function registerMapBaseLayer(server: ZodFastify, database: Database): void {
  const layers = new MapBaseLayers(database);
  server.get(
    '/marketplace/directory/map-base-layer',
    {
      schema: {
        tags: ['marketplace'],
        summary: 'Cities and neighborhoods with schools around a position',
        headers: tenantHeaders,
        querystring: z.object({
          lat: z.coerce.number().min(-90).max(90),
          lng: z.coerce.number().min(-180).max(180),
          radius: z.coerce.number().int().min(1).max(2_000).meta({ description: 'Kilometres.' }),
        }),
        response: { 200: mapBaseLayerBody },
      },
    },
    ({ query: { lat, lng, radius } }) => layers.around({ lat, lng, radiusInKm: radius }),
  );
}
