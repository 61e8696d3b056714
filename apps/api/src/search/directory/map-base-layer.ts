import { today } from '@melhor-escola/domain/date';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { directoryTotal } from '../../platform/database/directory-schema.ts';
import { city, neighborhood, school } from '../../platform/database/schema.ts';
import { singleFlightCache } from '../../catalog/places/single-flight-cache.ts';
import { isWithinRadius, type SearchPosition } from '../places/position.ts';
import { run } from '../../platform/database/statement/statement.ts';
import type { MapBaseLayer } from './schema.ts';
import { isListed } from '../../catalog/schools/listing.ts';

/** Cities on a map, the most populous first: more names than these would not fit. */
const MAX_CITIES = 30;

/** Neighborhoods on a map, those with the most positions first. */
const MAX_NEIGHBORHOODS = 120;

/** Positions of one neighborhood: enough for the shape of an area. */
const MAX_POSITIONS = 10;

/** Beyond this radius a map has space for cities only. */
const MAX_NEIGHBORHOOD_RADIUS_KM = 80;

/** Decimals of a position: 110 m, so that schools on one block are one position. */
const DECIMALS = 3;

const MAX_LAYERS = 500;
const TTL_MS = 10 * 60_000;

/** Base layers of maps, cached until the data changes. */
export class MapBaseLayers {
  readonly #database: Database;
  readonly #layers = singleFlightCache<MapBaseLayer>(MAX_LAYERS, TTL_MS);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The places with schools around a position: recomputed when an import or the day has changed them. */
  async around(position: SearchPosition): Promise<MapBaseLayer> {
    const [row] = await this.#database.db
      .select({ version: directoryTotal.version })
      .from(directoryTotal)
      .where(eq(directoryTotal.uf, ''));
    const { lat, lng, radiusInKm } = position;
    return this.#layers.forceFetch([row?.version ?? 0, today(), lat, lng, radiusInKm].join('/'), {
      context: async () => {
        const [cities, neighborhoods] = await Promise.all([
          citiesAround(this.#database, position),
          radiusInKm <= MAX_NEIGHBORHOOD_RADIUS_KM ? neighborhoodsAround(this.#database, position) : [],
        ]);
        return { cities, neighborhoods };
      },
    });
  }
}

function citiesAround(database: Database, position: SearchPosition): Promise<MapBaseLayer['cities']> {
  return run<MapBaseLayer['cities'][number]>(
    database,
    sql`SELECT ${city.name}, ${city.slug}, ${city.lat}, ${city.lng} FROM ${city}
      WHERE ${isWithinRadius(position, city.lat, city.lng)}
        AND EXISTS (SELECT FROM ${school} WHERE ${school.cityId} = ${city.id} AND ${isListed})
      ORDER BY ${city.population} DESC, ${city.id} LIMIT ${MAX_CITIES}::int`,
  );
}

/**
 * Neighborhoods by the positions of their schools. Schools whose own position is unknown have that of their city,
 * which says nothing about a neighborhood, and are left out.
 */
function neighborhoodsAround(
  database: Database,
  position: SearchPosition,
): Promise<MapBaseLayer['neighborhoods']> {
  return run<MapBaseLayer['neighborhoods'][number]>(
    database,
    sql`WITH spot AS (
        SELECT DISTINCT ${school.neighborhoodId} AS id, round(${school.lat}::numeric, ${DECIMALS}::int)::float8 AS lat,
          round(${school.lng}::numeric, ${DECIMALS}::int)::float8 AS lng
        FROM ${school} WHERE ${isWithinRadius(position, school.lat, school.lng)} AND ${isListed}
          AND ${school.positionPrecision} = 'exact' AND ${school.neighborhoodId} IS NOT NULL),
      ranked AS (
        SELECT *, row_number() OVER (PARTITION BY id ORDER BY md5(lat || ' ' || lng)) AS rank,
          count(*) OVER (PARTITION BY id) AS spots
        FROM spot)
      SELECT ${neighborhood.name}, ${city.slug} AS "citySlug",
        json_agg(json_build_array(ranked.lat, ranked.lng) ORDER BY ranked.rank) AS positions
      FROM ranked JOIN ${neighborhood} ON ${neighborhood.id} = ranked.id
        JOIN ${city} ON ${city.id} = ${neighborhood.cityId}
      WHERE ranked.rank <= ${MAX_POSITIONS}::int
      GROUP BY ${neighborhood.id}, ${city.id}
      ORDER BY max(ranked.spots) DESC, ${neighborhood.id} LIMIT ${MAX_NEIGHBORHOODS}::int`,
  );
}
