import { MIN_AVERAGED_REVIEWS } from '@melhor-escola/domain/school-rating';
import { sql, type SQL } from 'drizzle-orm';
import { city, neighborhood, offer, school } from '../../platform/database/schema.ts';
import { isOfferShown } from '../offers/offer-filter.ts';
import { matchesAll } from '../../platform/database/statement/statement.ts';
import { type PlaceScope, stageCode } from './place-scope.ts';
import { isListed } from '../../catalog/schools/listing.ts';
import { chargesFees } from '../../catalog/schools/charges-fees.ts';

/** Minimum number of schools for a fee range: fewer would reveal one school's fee (product 6). */
const MIN_SCHOOLS_FOR_FEES = 5;

/** Number of best-rated schools. */
const MAX_BEST_RATED_SCHOOLS = 6;

/** Number of cities in the country's figures. */
const MAX_CITIES_OF_COUNTRY = 30;

/** Maximum number of cities of a state (CA-09) and of neighborhoods of a city. */
const MAX_PARTS = 1000;

/**
 * Figures of a place as one JSON row: `PlaceFigures`. Reads offers and schools by the index of their city; for a
 * neighborhood it reads the whole city, because the result includes its neighbors.
 */
export function figuresStatement(scope: PlaceScope): SQL {
  return sql`WITH ${offerTables(scope)}, ${schoolTables(scope)}, ${partCounts(scope)}
    SELECT json_build_object(
      'schools', (SELECT count(*) FROM hit_school),
      'schoolsWithOffers', (SELECT count(DISTINCT school_id) FROM hit_offer),
      'offers', (SELECT count(*) FROM hit_offer),
      'lowest', (SELECT min(price) FROM hit_offer),
      'largestDiscount', (SELECT floor(max(discount)) FROM hit_offer),
      'demonstration', coalesce((SELECT bool_or(demo) FROM hit_school), false),
      'fees', ${jsonList(feesByStage)},
      'grades', ${jsonList(sql`SELECT grade, count(*) AS offers, count(DISTINCT school_id) AS schools, min(price) AS lowest
        FROM hit_offer GROUP BY grade ORDER BY grade`)},
      'stages', ${jsonList(sql`SELECT stage, count(*) AS schools FROM place_school
        JOIN generate_series(0, 3) AS stage ON stage_mask & (1 << stage) <> 0 GROUP BY stage ORDER BY stage`)},
      'states', ${scope.state ? none : jsonList(states)},
      'cities', ${scope.city ? none : jsonList(cities(scope))},
      'neighborhoods', ${scope.city ? jsonList(neighborhoods) : none},
      'bestRated', ${jsonList(bestRated)}
    ) AS figures`;
}

/** Fees by stage of a place, as one JSON row. */
export function feesStatement(scope: PlaceScope): SQL {
  return sql`WITH ${offerTables(scope)} SELECT ${jsonList(feesByStage)} AS fees`;
}

const none = sql`'[]'::json`;

/** Rows of a query as a JSON list, in the query's order. */
function jsonList(query: SQL): SQL {
  return sql`coalesce((SELECT json_agg(row) FROM (${query}) AS row), '[]'::json)`;
}

/** Condition: the city, the cities of the state, or everything for the country. */
function inScope({ city: of, state }: PlaceScope, cityId: SQL): SQL | undefined {
  if (of) return sql`${cityId} = ${of.id}::int`;
  return state && sql`${cityId} IN (SELECT id FROM ${city} WHERE ${city.uf} = ${state.uf})`;
}

/**
 * `near_offer`: the offers shown in the city, state or country. `place_offer`: those in the place itself.
 * `hit_offer`: of those, the stage's.
 */
function offerTables(scope: PlaceScope): SQL {
  const { neighborhood: part, stage } = scope;
  return sql`near_offer AS MATERIALIZED (
      SELECT ${offer.schoolId}, ${offer.cityId}, ${offer.neighborhoodId}, ${offer.stage}, ${offer.grade}, ${offer.price},
        ${offer.monthlyFee}, ${offer.discountPercentage} AS discount
      FROM ${offer} WHERE ${matchesAll([inScope(scope, sql`${offer.cityId}`), isOfferShown()])}
    ), place_offer AS (SELECT * FROM near_offer WHERE ${matchesAll([part && sql`neighborhood_id = ${part.id}::int`])}),
    hit_offer AS (SELECT * FROM place_offer WHERE ${matchesAll([stage && sql`stage = ${stageCode(stage)}::int`])})`;
}

/** Like {@link offerTables}, for schools that charge fees. */
function schoolTables(scope: PlaceScope): SQL {
  const { neighborhood: part, stage } = scope;
  return sql`near_school AS MATERIALIZED (
      SELECT ${school.id}, ${school.slug}, ${school.name}, ${school.images}->>0 AS image, ${school.cityId},
        ${school.neighborhoodId}, ${school.stageMask}, ${school.ratingAverage}, ${school.ratingCount}, ${school.demo}
      FROM ${school} WHERE ${matchesAll([inScope(scope, sql`${school.cityId}`), isListed, chargesFees()])}
    ), place_school AS (SELECT * FROM near_school WHERE ${matchesAll([part && sql`neighborhood_id = ${part.id}::int`])}),
    hit_school AS (SELECT * FROM place_school WHERE ${teaches(stage)})`;
}

const teaches = (stage: PlaceScope['stage']): SQL =>
  matchesAll([stage && sql`stage_mask & ${1 << stageCode(stage)}::int <> 0`]);

/**
 * Numbers of schools and offers of each part of the place; for a neighborhood, of each part of its city. A part is a
 * neighborhood of a city, otherwise a city.
 */
function partCounts(scope: PlaceScope): SQL {
  const key = scope.city ? sql`neighborhood_id` : sql`city_id`;
  const { stage } = scope;
  return sql`part AS MATERIALIZED (
      SELECT part_id, coalesce(schools, 0) AS schools, coalesce(offers, 0) AS offers, lowest
      FROM (SELECT ${key} AS part_id, count(*) AS schools FROM near_school WHERE ${teaches(stage)} GROUP BY 1) AS s
      FULL JOIN (
        SELECT ${key} AS part_id, count(*) AS offers, min(price) AS lowest FROM near_offer
        WHERE ${matchesAll([stage && sql`stage = ${stageCode(stage)}::int`])} GROUP BY 1
      ) AS o USING (part_id)
      WHERE part_id IS NOT NULL
    )`;
}

/**
 * Takes one figure per school and stage, the median of its offers, so that a school with many offers counts once;
 * then the minimum, median and maximum of these, if there are enough schools.
 */
const feesByStage: SQL = sql`SELECT stage, count(*) AS schools, sum(offers) AS offers,
    ${range('fee')} AS "full", ${range('price')} AS "withScholarship"
  FROM (
    SELECT stage, school_id, count(*) AS offers, ${middle('monthly_fee')} AS fee, ${middle('price')} AS price
    FROM place_offer GROUP BY stage, school_id
  ) AS of_school GROUP BY stage ORDER BY stage`;

function middle(column: string): SQL {
  return sql.raw(`percentile_disc(0.5) WITHIN GROUP (ORDER BY ${column})`);
}

function range(column: string): SQL {
  return sql.raw(`CASE WHEN count(*) >= ${MIN_SCHOOLS_FOR_FEES} THEN json_build_object('lowest', min(${column}),
    'median', percentile_disc(0.5) WITHIN GROUP (ORDER BY ${column}), 'highest', max(${column})) END`);
}

const states: SQL = sql`SELECT ${city.uf} AS id, sum(schools) AS schools, sum(offers) AS offers, min(lowest) AS lowest
  FROM part JOIN ${city} ON ${city.id} = part_id GROUP BY ${city.uf} ORDER BY ${city.uf}`;

const cities = ({
  state,
}: PlaceScope): SQL => sql`SELECT ${city.name}, ${city.slug}, ${city.uf}, schools, offers, lowest
  FROM part JOIN ${city} ON ${city.id} = part_id
  ORDER BY offers DESC, schools DESC, ${city.slug} LIMIT ${state ? MAX_PARTS : MAX_CITIES_OF_COUNTRY}::int`;

const neighborhoods: SQL = sql`SELECT ${neighborhood.name}, ${neighborhood.slug}, ${neighborhood.lat}, ${neighborhood.lng},
    schools, offers, lowest
  FROM part JOIN ${neighborhood} ON ${neighborhood.id} = part_id
  ORDER BY offers DESC, schools DESC, ${neighborhood.slug} LIMIT ${MAX_PARTS}::int`;

/** By the rating that pages show, with one decimal; of equal ones the school with more reviews is first. */
const bestRated: SQL = sql`SELECT best.slug, best.name, image, best.demo, ${neighborhood.name} AS neighborhood,
    ${city.name} AS city, ${city.uf}, rating_average AS average, rating_count AS count, offers, lowest
  FROM (
    SELECT * FROM hit_school WHERE rating_count >= ${MIN_AVERAGED_REVIEWS}::int
    ORDER BY round(rating_average, 1) DESC, rating_count DESC, id LIMIT ${MAX_BEST_RATED_SCHOOLS}::int
  ) AS best
  JOIN ${city} ON ${city.id} = best.city_id
  LEFT JOIN ${neighborhood} ON ${neighborhood.id} = best.neighborhood_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS offers, min(price) AS lowest FROM hit_offer WHERE hit_offer.school_id = best.id
  ) AS o
  ORDER BY round(rating_average, 1) DESC, count DESC, best.id`;
