import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city, offer, school } from '../../platform/database/schema.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { distanceTo } from '../places/position.ts';
import { matchesAll, run } from '../../platform/database/statement/statement.ts';
import { type PlaceScope, stageCode } from './place-scope.ts';
import { isListed } from '../../catalog/schools/listing.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';

/** Number of nearby cities returned, and number of nearest cities checked for a school. */
const MAX_NEAR_CITIES = 8;
const MAX_CANDIDATES = 60;

/** A nearby city with its figures. */
export interface NearCity {
  readonly name: string;
  readonly slug: string;
  readonly uf: string;
  readonly schools: number;
  readonly offers: number;
  /** Centavos a month; `null` without offers. */
  readonly lowest: number | null;
  readonly distance: number;
}

/** The nearest cities with a school of the stage, nearest first; empty for a place that is not in a city. */
export async function nearCities(database: Database, scope: PlaceScope): Promise<readonly NearCity[]> {
  return scope.city ? run<NearCity>(database, nearCitiesStatement(scope, scope.city)) : [];
}

/** The nearest city with an offer of the stage, at any distance; `undefined` when no city has one. */
export async function nearestWithOffers(
  database: Database,
  scope: PlaceScope,
): Promise<NearCity | undefined> {
  const { city: from, stage } = scope;
  if (!from) return undefined;
  const [nearest] = await run<NearCity>(
    database,
    withCounts(
      sql`SELECT * FROM ${city} WHERE ${city.id} <> ${from.id}::int
        AND EXISTS (SELECT 1 FROM ${offer} WHERE ${offer.cityId} = ${city.id} AND ${matchesAll(offerConditions(stage))})
        ORDER BY ${byDistance(from)} LIMIT 1`,
      from,
      stage,
    ),
  );
  return nearest;
}

function nearCitiesStatement({ stage }: PlaceScope, from: NonNullable<PlaceScope['city']>): SQL {
  return sql`SELECT * FROM (${withCounts(
    sql`SELECT * FROM ${city} WHERE ${city.id} <> ${from.id}::int ORDER BY ${byDistance(from)} LIMIT ${MAX_CANDIDATES}::int`,
    from,
    stage,
  )}) AS around WHERE schools > 0 OR offers > 0 ORDER BY distance LIMIT ${MAX_NEAR_CITIES}::int`;
}

/** Nearest first by the position index: degrees are precise enough to rank. */
const byDistance = ({ lat, lng }: { lat: number; lng: number }): SQL =>
  sql`point(${city.lng}, ${city.lat}) <-> point(${lng}::float8, ${lat}::float8)`;

const offerConditions = (stage: PlaceScope['stage']): (SQL | undefined)[] => [
  isOfferShown(),
  stage && sql`${offer.stage} = ${stageCode(stage)}::int`,
];

/** Adds distance and counts to these cities; the query may use the table's own names. */
function withCounts(cities: SQL, from: { lat: number; lng: number }, stage: PlaceScope['stage']): SQL {
  const position = { lat: from.lat, lng: from.lng, radiusInKm: Number.POSITIVE_INFINITY };
  return sql`SELECT ${city.name}, ${city.slug}, ${city.uf}, schools::int, offers::int, lowest,
      ${distanceTo(position, city.lat, city.lng)} AS distance
    FROM (${cities}) AS ${city}
    CROSS JOIN LATERAL (
      SELECT count(*) AS schools FROM ${school} WHERE ${matchesAll([
        sql`${school.cityId} = ${city.id}`,
        isListed,
        chargesFees(),
        stage && sql`${school.stageMask} & ${1 << stageCode(stage)}::int <> 0`,
      ])}
    ) AS s
    CROSS JOIN LATERAL (
      SELECT count(*) AS offers, min(${offer.price}) AS lowest FROM ${offer}
      WHERE ${matchesAll([sql`${offer.cityId} = ${city.id}`, ...offerConditions(stage)])}
    ) AS o`;
}
