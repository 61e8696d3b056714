import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { isUf, stateOf, type Uf } from '@melhor-escola/domain/state';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { city, neighborhood, school } from '../../database/schema.ts';
import { cityField, filterConditions, type FilterFields, stateFields } from '../filter/compile-filter.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { beginsWith, hasLaterWord } from './name-match.ts';
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
import { allOf, matchesNothing, run, runOne } from '../sql/statement.ts';

export const neighborhoodSorts = ['relevance', 'full_slug_asc', 'name_asc', 'distance_asc'] as const;
export type NeighborhoodSort = (typeof neighborhoodSorts)[number];

/** Arguments of `neighborhoods`, named as in the specification (CA-07). */
export interface NeighborhoodsArguments {
  /** First letters of the name, or of a word in it. */
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
 * Searches neighborhoods by first letters, by filter and by place. Relevance ranks names that begin with the letters
 * before those with a later word that does.
 *
 * @throws {FilterError} | {SearchInputError} for invalid arguments.
 */
export async function searchNeighborhoods(
  database: Database,
  args: NeighborhoodsArguments,
): Promise<UncountedResult<NeighborhoodHit>> {
  const { where, order, window } = readSearch(args);
  const rows = await run<NeighborhoodRow>(
    database,
    sql`SELECT ${columns} FROM ${neighborhood} JOIN ${city} ON ${city.id} = ${neighborhood.cityId}
      WHERE ${where} ORDER BY ${order} LIMIT ${window.size} OFFSET ${window.offset}`,
  );
  return {
    hits: rows.map(neighborhoodOfRow),
    page: window.page,
    size: window.size,
    facets: [],
    countTotal: () => countNeighborhoods(database, where),
  };
}

async function countNeighborhoods(database: Database, where: SQL): Promise<number> {
  const row = await runOne<{ total: number }>(
    database,
    sql`SELECT count(*)::int AS total FROM ${neighborhood} WHERE ${where}`,
  );
  return row.total;
}

function readSearch(args: NeighborhoodsArguments): { where: SQL; order: SQL; window: PageWindow } {
  if (args.distinct && args.distinct !== 'full_slug')
    throw new SearchInputError('distinct', 'neighborhoods are distinct on full_slug only');
  const source = args.filter_string ?? '';
  const position = searchPosition(args.geoloc, DEFAULT_RADIUS_KM);
  const letters = args.name?.trim() ? normalizeSearchText(args.name.slice(0, 100)) : undefined;
  return {
    where: allOf([
      ...filterConditions(parseFilter(source), filterFields, source).map((condition) => condition.sql),
      position && isWithinRadius(position, neighborhood.lat, neighborhood.lng),
      letters === undefined ? undefined : hasName(letters),
      args.measured ? isMeasured : undefined,
    ]),
    order: orderOf(args.sort ?? 'relevance', letters, position),
    window: pageWindow(args.pagination),
  };
}

/** The same rule as in `placeNeighborhoods`. */
const isMeasured = sql`(NOT ${neighborhood.demo} AND EXISTS (
  SELECT FROM ${school} WHERE ${school.neighborhoodId} = ${neighborhood.id}
    AND ${school.cityId} = ${neighborhood.cityId} AND ${school.positionPrecision} = 'exact' AND NOT ${school.demo}))`;

function hasName(letters: string): SQL {
  if (letters === '') return matchesNothing;
  return sql`(${beginsWith(neighborhood.norm, letters)} OR ${hasLaterWord(neighborhood.norm, letters)})`;
}

/** Without a position, distance falls back to relevance. */
function orderOf(
  sort: NeighborhoodSort,
  letters: string | undefined,
  position: SearchPosition | undefined,
): SQL {
  if (sort === 'full_slug_asc') return sql`${neighborhood.fullSlug}`;
  if (sort === 'distance_asc' && position)
    return sql`${distanceTo(position, neighborhood.lat, neighborhood.lng)}, ${neighborhood.id}`;
  const byName = sql`${neighborhood.norm}, ${neighborhood.id}`;
  if (sort === 'relevance' && letters) return sql`${beginsWith(neighborhood.norm, letters)} DESC, ${byName}`;
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
  const state = stateOf(row.uf);
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
