import { isUsableGeolocation, type Geolocation } from '@melhor-escola/domain/geolocation';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { cityOutline } from '../../platform/database/directory-schema.ts';
import { city } from '../../platform/database/schema.ts';
import { searchCities, type CityHit, type CitiesArguments } from './cities.ts';
import { searchNeighborhoods, type NeighborhoodHit } from './neighborhoods.ts';
import { run } from '../../platform/database/statement/statement.ts';

/** Kilometres from a seat, for a position outside all outlines. Municipalities in the Amazon extend far beyond their seat. */
const MAX_CITY_DISTANCE_KM = 150;

/** Kilometres from a neighborhood's center: farther away is another one, without known schools. */
const MAX_NEIGHBORHOOD_DISTANCE_KM = 2;

/** Degrees around the seat of a city without an outline, about 5 km: the town, although the outline of another city contains it. */
const TOWN_DEGREES = 0.05;

/**
 * The city whose outline contains the position: the seat of a neighbor may be nearer. In the town of a city without an outline, which
 * was founded after the outlines were drawn, that city. Outside all outlines (at sea, or in one of these cities) the city with the nearest seat; `undefined` far from any, and for a zero coordinate (VA-04).
 */
export async function cityAt(database: Database, position: Geolocation): Promise<CityHit | undefined> {
  const { lat, lng } = position;
  if (!isUsableGeolocation(lat, lng)) return undefined;
  const slug = await slugOfOutline(database, position);
  const which: CitiesArguments = slug
    ? { filter_string: `slug:"${slug}"` }
    : { geoloc: { lat, lon: lng, distance_in_km: MAX_CITY_DISTANCE_KM }, sort: 'distance_asc' };
  const { hits } = await searchCities(database, { ...which, pagination: { page: 1, size: 1 } });
  return hits[0];
}

/** Of several cities the one with the nearest seat: the outlines are simplified, so two may overlap along a border. */
async function slugOfOutline(database: Database, { lat, lng }: Geolocation): Promise<string | undefined> {
  const position = sql`point(${lng}::float8, ${lat}::float8)`;
  const town = sql`box(point(${lng - TOWN_DEGREES}::float8, ${lat - TOWN_DEGREES}::float8), point(${lng + TOWN_DEGREES}::float8, ${lat + TOWN_DEGREES}::float8))`;
  const [found] = await run<{ slug: string }>(
    database,
    sql`SELECT ${city.slug} FROM (
        SELECT ${cityOutline.cityId} AS id FROM ${cityOutline}
        WHERE ${cityOutline.outline} && polygon(box(${position}, ${position})) AND ${cityOutline.outline} @> ${position}
        UNION ALL
        SELECT ${city.id} FROM ${city} WHERE point(${city.lng}, ${city.lat}) <@ ${town}
          AND NOT EXISTS (SELECT FROM ${cityOutline} WHERE ${cityOutline.cityId} = ${city.id})
      ) AS near JOIN ${city} ON ${city.id} = near.id
      ORDER BY point(${city.lng}, ${city.lat}) <-> ${position} LIMIT 1`,
  );
  return found?.slug;
}

/** The neighborhood of the city with the nearest measured center; `undefined` when none is near. */
export async function nearestNeighborhood(
  database: Database,
  { lat, lng }: Geolocation,
  citySlug: string,
): Promise<NeighborhoodHit | undefined> {
  const { hits } = await searchNeighborhoods(database, {
    filter_string: `city_slug:"${citySlug}"`,
    geoloc: { lat, lon: lng, distance_in_km: MAX_NEIGHBORHOOD_DISTANCE_KM },
    measured: true,
    sort: 'distance_asc',
    pagination: { page: 1, size: 1 },
  });
  return hits[0];
}
