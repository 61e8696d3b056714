import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { GeoipDatabase } from '../../catalog/places/geoip/geoip-database.ts';
import { cityAt } from './place-at-position.ts';

export const visitorLocation = z
  .object({
    city: z.string(),
    region: z.string().meta({ description: "The state's name." }),
    regionCode: z.string().meta({ description: "The state's abbreviation." }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'VisitorLocation' });

const { regionCode, ...sameInEveryCase } = visitorLocation.shape;

export const snakeCaseLocation = z
  .object({ ...sameInEveryCase, region_code: regionCode })
  .meta({ id: 'VisitorLocationInSnakeCase' });

type VisitorLocation = z.infer<typeof visitorLocation>;

export async function locate(
  database: Database,
  geoip: GeoipDatabase,
  request: FastifyRequest,
): Promise<VisitorLocation | null> {
  try {
    const position = await geoip.find(request.ip);
    const city = position && (await cityAt(database, position));
    if (!city) return null;
    const { lat, lng } = city.geoloc;
    return {
      city: city.name,
      region: city.state,
      regionCode: city.uf,
      latitude: lat,
      longitude: lng,
    };
  } catch (error) {
    request.log.warn({ err: error }, 'visitor location failed');
    return null;
  }
}

export function inSnakeCase({
  regionCode: code,
  ...location
}: VisitorLocation): z.infer<typeof snakeCaseLocation> {
  return { ...location, region_code: code };
}
