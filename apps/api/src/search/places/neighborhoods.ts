import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { isUf, getStateByUf, type Uf } from '@melhor-escola/domain/state';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { sql, type SQL } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/database.ts';
import { city, neighborhood, school } from '../../platform/database/schema.ts';
import { cityField, filterConditions, type FilterFields, stateFields } from '../filter/compile-filter.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { beginsWith, hasLaterWord, withNameThreshold } from './name-match.ts';
import {
  pageWindow,
  type PageWindow,
  type PaginationInput,
  SearchInputError,
  type UncountedResult,
} from '../search-result.ts';
import {
  distanceTo,
  type GeolocationInput,
  isWithinRadius,
  searchPosition,
  type SearchPosition,
} from './position.ts';
import { readings } from '../../catalog/places/city-text.ts';
import {
  matchesAll,
  matchesAny,
  matchesNothing,
  run,
  runOne,
} from '../../platform/database/statement/statement.ts';

export const neighborhoodSorts = ['relevance', 'full_slug_asc', 'name_asc', 'distance_asc'] as const;
export type NeighborhoodSort = (typeof neighborhoodSorts)[number];

/** Arguments of `neighborhoods`, named as in the specification (CA-07). */
export interface NeighborhoodsArguments {
  /** As typed: the beginning of the name or of a word in it, with abbreviations and, by relevance, small typos. */
  readonly name?: string | null;
  readonly filter_string?: string | null;
  /** Only 'full_slug', which is unique anyway. */
  readonly distinct?: string | null;
  readonly geoloc?: GeolocationInput | null;
  readonly sort?: NeighborhoodSort | null;
  readonly pagination?: PaginationInput | null;
  /**
   * Only neighborhoods with a measured position: the median of real schools. Others have their city's position, or a
   * fictional one. Not an argument of the GraphQL query.
   */
  readonly measured?: boolean;
}

/** A neighborhood with all its fields (EN-06). */
export interface NeighborhoodHit {
  readonly name: string;
  /** Unique within the city. */
  readonly slug: string;
  /** Unique in the country: 'sp-sao-paulo-pinheiros'. */
  readonly fullSlug: string;
  readonly citySlug: string;
  readonly city: string;
  readonly state: string;
  readonly stateSlug: string;
  readonly uf: Uf;
  readonly stateIbgeCode: number;
  readonly cityIbgeCode: number;
  readonly geoloc: Geolocation;
}

/** CO-02: neighborhood radius, 11,000 m. */
const DEFAULT_RADIUS_KM = 11;

const filterFields: FilterFields = {
  city_slug: cityField(neighborhood.cityId),
  full_slug: { kind: 'text', matches: (slug) => sql`${neighborhood.fullSlug} = ${slug}` },
  slug: { kind: 'text', matches: (slug) => sql`${neighborhood.slug} = ${slug}` },
  ...stateFields(neighborhood.cityId),
};

/**
 * Searches neighborhoods by name, by filter and by place. Relevance ranks names that begin with the text before those with a later
 * word that does and, if there are none, finds similar names. Another order lists only names that contain the text.
 *
 * @throws {FilterError} | {SearchInputError} for invalid arguments.
 */
export async function searchNeighborhoods(
  database: Database,
  args: NeighborhoodsArguments,
): Promise<UncountedResult<NeighborhoodHit>> {
  const { where, names, order, sort, window } = readSearch(args);
  const select = (condition: SQL | undefined, by: SQL, client?: PoolClient) =>
    run<NeighborhoodRow>(
      database,
      sql`SELECT ${columns} FROM ${neighborhood} JOIN ${city} ON ${city.id} = ${neighborhood.cityId}
      WHERE ${matchesAll([where, condition])} ORDER BY ${by} LIMIT ${window.size} OFFSET ${window.offset}`,
      client,
    );
  const named = names && matchesAny(names.map(hasName));
  const like = names?.length && sort === 'relevance' ? matchesAny(names.map(isLike)) : undefined;
  let rows = await select(named, order);
  if (names && like && rows.length === 0 && window.page === 1)
    rows = await withNameThreshold(database, (client) => select(like, byLikeness(names), client));
  return {
    hits: rows.map(neighborhoodOfRow),
    page: window.page,
    size: window.size,
    facets: [],
    countTotal: async () =>
      (await countNeighborhoods(database, matchesAll([where, named]))) ||
      (like
        ? withNameThreshold(database, (client) =>
            countNeighborhoods(database, matchesAll([where, like]), client),
          )
        : 0),
  };
}

async function countNeighborhoods(database: Database, where: SQL, client?: PoolClient): Promise<number> {
  const row = await runOne<{ total: number }>(
    database,
    sql`SELECT count(*)::int AS total FROM ${neighborhood} WHERE ${where}`,
    client,
  );
  return row.total;
}

interface NeighborhoodSearch {
  readonly where: SQL;
  /** `undefined`: no name was given. Empty: it contains no letter or digit. */
  readonly names: readonly string[] | undefined;
  readonly order: SQL;
  readonly sort: NeighborhoodSort;
  readonly window: PageWindow;
}

function readSearch(args: NeighborhoodsArguments): NeighborhoodSearch {
  if (args.distinct && args.distinct !== 'full_slug')
    throw new SearchInputError('distinct', 'neighborhoods are distinct on full_slug only');
  const source = args.filter_string ?? '';
  const position = searchPosition(args.geoloc, DEFAULT_RADIUS_KM);
  const names = args.name?.trim() ? readings(normalizeSearchText(args.name.slice(0, 100))) : undefined;
  const sort = args.sort ?? 'relevance';
  return {
    where: matchesAll([
      ...filterConditions(parseFilter(source), filterFields, source).map((condition) => condition.sql),
      position && isWithinRadius(position, neighborhood.lat, neighborhood.lng),
      names?.length === 0 ? matchesNothing : undefined,
      args.measured ? isMeasured : undefined,
    ]),
    names,
    order: neighborhoodOrder(sort, names, position),
    sort,
    window: pageWindow(args.pagination),
  };
}

/** The same rule as in `placeNeighborhoods`. */
const isMeasured = sql`(NOT ${neighborhood.demo} AND EXISTS (
  SELECT FROM ${school} WHERE ${school.neighborhoodId} = ${neighborhood.id}
    AND ${school.cityId} = ${neighborhood.cityId} AND ${school.positionPrecision} = 'exact' AND NOT ${school.demo}))`;

function hasName(name: string): SQL {
  return sql`(${beginsWith(neighborhood.norm, name)} OR ${hasLaterWord(neighborhood.norm, name)})`;
}

/** Whether a part of the name shares enough trigrams with the text to be meant by it, within {@link withNameThreshold}. */
const isLike = (name: string): SQL => sql`${neighborhood.norm} %> ${name}`;

const byName = sql`${neighborhood.slug}, ${neighborhood.id}`;

/** By the part of the name that the text resembles, then by the whole: 'são migel' is São Miguel before Parque São Miguel. */
function byLikeness(names: readonly string[]): SQL {
  const best = (likeness: (name: string) => SQL) =>
    sql`greatest(${sql.join(names.map(likeness), sql`, `)}) DESC`;
  const part = best((name) => sql`word_similarity(${name}, ${neighborhood.norm})`);
  const whole = best((name) => sql`similarity(${name}, ${neighborhood.norm})`);
  return sql`${part}, ${whole}, ${byName}`;
}

/** Without a position, distance falls back to relevance. */
function neighborhoodOrder(
  sort: NeighborhoodSort,
  names: readonly string[] | undefined,
  position: SearchPosition | undefined,
): SQL {
  if (sort === 'full_slug_asc') return sql`${neighborhood.fullSlug}`;
  if (sort === 'distance_asc' && position)
    return sql`${distanceTo(position, neighborhood.lat, neighborhood.lng)}, ${neighborhood.id}`;
  if (sort === 'relevance' && names?.length)
    return sql`${matchesAny(names.map((name) => beginsWith(neighborhood.norm, name)))} DESC, ${byName}`;
  return byName;
}

interface NeighborhoodRow {
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly lat: number;
  readonly lng: number;
  readonly city_id: number;
  readonly city_slug: string;
  readonly city_name: string;
  readonly uf: string;
}

const columns = sql`${neighborhood.name}, ${neighborhood.slug}, ${neighborhood.fullSlug}, ${neighborhood.lat},
  ${neighborhood.lng}, ${neighborhood.cityId}, ${city.slug} AS city_slug, ${city.name} AS city_name, ${city.uf}`;

function neighborhoodOfRow(row: NeighborhoodRow): NeighborhoodHit {
  if (!isUf(row.uf)) throw new Error(`City ${row.city_id} has an unknown state: ${row.uf}.`);
  const state = getStateByUf(row.uf);
  return {
    name: row.name,
    slug: row.slug,
    fullSlug: row.full_slug,
    citySlug: row.city_slug,
    city: row.city_name,
    state: state.name,
    stateSlug: state.slug,
    uf: state.uf,
    stateIbgeCode: state.ibgeCode,
    cityIbgeCode: row.city_id,
    geoloc: { lat: row.lat, lng: row.lng },
  };
}
