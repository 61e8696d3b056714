import type { City } from '@melhor-escola/domain/city';
import { isUf, getStateByUf } from '@melhor-escola/domain/state';
import { MAX_PAGE_SIZE, MAX_STATE_CITIES } from '@melhor-escola/domain/search-defaults';
import { placeKey } from '@melhor-escola/domain/place-key';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city } from '../../platform/database/schema.ts';
import { type CityText, readCityText } from '../../catalog/places/city-text.ts';
import { listConjuncts, filterConditions, type FilterFields, stateFields } from '../filter/compile-filter.ts';
import { type FilterNode, parseFilter } from '../filter/parse-filter.ts';
import { beginsWith, hasLaterWord } from './name-match.ts';
import { pageWindow, type PageWindow, type PaginationInput, type UncountedResult } from '../search-result.ts';
import {
  distanceTo,
  type GeolocationInput,
  isWithinRadius,
  searchPosition,
  type SearchPosition,
} from './position.ts';
import { matchesAll, matchesAny, fixed, run, runOne } from '../../platform/database/statement/statement.ts';

export const citySorts = ['relevance', 'slug_asc', 'name_asc', 'distance_asc'] as const;
export type CitySort = (typeof citySorts)[number];

/** Arguments of `cities`, named as in the specification (CA-07). */
export interface CitiesArguments {
  /** As typed: accents, letter case, abbreviations, nicknames and small typos are handled. */
  readonly name?: string | null;
  readonly filter_string?: string | null;
  readonly geoloc?: GeolocationInput | null;
  readonly sort?: CitySort | null;
  readonly pagination?: PaginationInput | null;
}

/** A city with all its fields (EN-03). */
export interface CityHit extends City {
  /** Seven-digit IBGE code. */
  readonly ibgeCode: number;
  readonly capital: boolean;
  /** The name by which a text has found it, if it is not its own: 'Augusto Severo' for Campo Grande. */
  readonly otherName: string | undefined;
}

/** CO-02: city search distance, more than between any two places on Earth. */
const DEFAULT_RADIUS_KM = 40_000;

/**
 * Searches cities by name, filter and place. Relevance ranks first the city whose nickname was typed, then the very name, then names that
 * begin with the text, then cities with a former or other name that does, then names with a later word that does, and if there are
 * none, similar names; larger cities first among equals.
 *
 * @throws {FilterError} | {SearchInputError} for invalid arguments.
 */
export async function searchCities(
  database: Database,
  args: CitiesArguments,
): Promise<UncountedResult<CityHit>> {
  const search = readSearch(args);
  const { window } = search;
  const answer = (hits: readonly CityHit[]) => ({
    hits,
    page: window.page,
    size: window.size,
    facets: [],
    countTotal: () => countCities(database, search),
  });
  if (search.text === 'unreadable') return answer([]);
  const { text } = search;
  const rows = await findRows(database, search, text);
  return answer(rows.map((row) => cityOfRow(row, text)));
}

async function countCities(database: Database, { where, text }: CitySearch): Promise<number> {
  if (text === 'unreadable') return 0;
  const count = async (named: SQL | undefined): Promise<number> => {
    const row = await runOne<{ total: number }>(
      database,
      sql`SELECT count(*)::int AS total FROM ${city} WHERE ${matchesAll([where, named])}`,
    );
    return row.total;
  };
  if (!text) return count(undefined);
  return (await count(matchesAny(tiers(text)))) || count(isLike(text));
}

interface CitySearch {
  /** `undefined`: no name was given. 'unreadable': it contains no letter or digit. */
  readonly text: CityText | 'unreadable' | undefined;
  readonly where: SQL;
  readonly position: SearchPosition | undefined;
  readonly sort: CitySort;
  readonly window: PageWindow;
}

function readSearch(args: CitiesArguments): CitySearch {
  const source = args.filter_string ?? '';
  const filter = parseFilter(source);
  const position = searchPosition(args.geoloc, DEFAULT_RADIUS_KM);
  const conditions = filterConditions(filter, cityFilterFields, source).map((condition) => condition.sql);
  return {
    text: args.name?.trim() ? (readCityText(args.name) ?? 'unreadable') : undefined,
    where: matchesAll([...conditions, position && isWithinRadius(position, city.lat, city.lng)]),
    position,
    sort: args.sort ?? 'relevance',
    window: pageWindow(args.pagination, isWithinOneState(filter) ? MAX_STATE_CITIES : MAX_PAGE_SIZE),
  };
}

async function findRows(
  database: Database,
  search: CitySearch,
  text: CityText | undefined,
): Promise<CityRow[]> {
  const order = cityOrder(search);
  if (!text) return run(database, selectCities(search.where, order, search.window));
  const named = order
    ? selectCities(matchesAll([search.where, matchesAny(tiers(text))]), order, search.window)
    : selectTiers(search.where, tiers(text), search.window);
  const rows = await run<CityRow>(database, named);
  if (rows.length > 0 || search.window.page > 1) return rows;
  return run(
    database,
    selectCities(matchesAll([search.where, isLike(text)]), order ?? byLikeness(text), search.window),
  );
}

interface CityRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly uf: string;
  readonly capital: boolean;
  readonly lat: number;
  readonly lng: number;
}

const columns = fixed(
  sql`${city.id}, ${city.name}, ${city.slug}, ${city.uf}, ${city.capital}, ${city.lat}, ${city.lng} FROM ${city}`,
);
const bySize = fixed(sql`${city.population} DESC, ${city.id}`);

const selectCities = (where: SQL, order: SQL | undefined, { size, offset }: PageWindow): SQL =>
  sql`SELECT ${columns} WHERE ${where} ORDER BY ${order ?? bySize} LIMIT ${size} OFFSET ${offset}`;

/**
 * One branch per tier, each without the cities of earlier tiers. PostgreSQL runs the branches in order and stops when
 * the page is full, so that a common prefix costs one index scan.
 */
function selectTiers(where: SQL, conditions: readonly SQL[], { size, offset }: PageWindow): SQL {
  const branches = conditions.map((condition, tier) => {
    const before = conditions.slice(0, tier);
    const unseen = before.length > 0 ? sql`NOT ${matchesAny(before)}` : undefined;
    return sql`(SELECT ${columns} WHERE ${matchesAll([condition, unseen, where])}
      ORDER BY ${bySize} LIMIT ${offset + size})`;
  });
  return sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS tiers LIMIT ${size} OFFSET ${offset}`;
}

/** Ways in which a text can match a city, best first. */
function tiers({ nicknameSlug, names, inState, otherNames }: CityText): SQL[] {
  const begins = beginsWithAny(names);
  const [text = ''] = names;
  return [
    nicknameSlug && sql`${city.slug} = ${nicknameSlug}`,
    isNamedAny(names),
    begins,
    inState && isNamedInState(inState, begins),
    otherNames.length > 0 && isOneOf(otherNames.map(({ id }) => id)),
    hasLaterWord(city.norm, text),
  ].filter((tier) => typeof tier === 'object');
}

const isOneOf = (codes: readonly number[]): SQL =>
  sql`${city.id} IN (${sql.join(
    codes.map((code) => sql`${code}::int`),
    sql`, `,
  )})`;

const isNamedAny = (names: readonly string[]): SQL =>
  matchesAny(names.map((name) => sql`${city.norm} = ${name}`));

const beginsWithAny = (names: readonly string[]): SQL =>
  matchesAny(names.map((name) => beginsWith(city.norm, name)));

/**
 * Whether a city of the state has the name without the state or, if no city begins with the whole text, a name that begins
 * with it: the last word of 'sao pa' begins 'Paulo', and is not Pará.
 */
function isNamedInState({ names, state }: NonNullable<CityText['inState']>, begins: SQL): SQL {
  const noneBegins = sql`NOT EXISTS (SELECT 1 FROM ${city} WHERE ${begins})`;
  return matchesAll([
    matchesAny([isNamedAny(names), matchesAll([beginsWithAny(names), noneBegins])]),
    isIn(state.uf),
  ]);
}

const isIn = (uf: string): SQL => sql`${city.uf} = ${uf}`;

/** Whether a name shares enough trigrams with the text to be a misspelling of it (pg_trgm, threshold 0.3). */
function isLike({ names: [text = ''], inState }: CityText): SQL {
  const like = sql`${city.norm} % ${text}`;
  return inState ? sql`(${like} OR ${city.norm} % ${inState.names[0]} AND ${isIn(inState.state.uf)})` : like;
}

/** Similarity in steps, so that of two similarly close names the larger city comes first. */
function byLikeness({ names: [text = ''], inState }: CityText): SQL {
  const likeness = inState
    ? sql`greatest(similarity(${city.norm}, ${text}), CASE WHEN ${isIn(inState.state.uf)} THEN similarity(${city.norm}, ${inState.names[0]}) END)`
    : sql`similarity(${city.norm}, ${text})`;
  return sql`round(${likeness} * 10) DESC, ${bySize}`;
}

/** The order of a sort; `undefined` for relevance. Without a position, distance falls back to relevance. */
function cityOrder({ sort, position }: CitySearch): SQL | undefined {
  if (sort === 'slug_asc') return sql`${city.slug}`;
  if (sort === 'name_asc') return sql`left(${city.slug}, -3), ${city.id}`;
  if (sort === 'distance_asc' && position)
    return sql`${distanceTo(position, city.lat, city.lng)}, ${city.id}`;
  return undefined;
}

function cityOfRow(row: CityRow, text: CityText | undefined): CityHit {
  if (!isUf(row.uf)) throw new Error(`City ${row.id} has an unknown state: ${row.uf}.`);
  const state = getStateByUf(row.uf);
  return {
    ibgeCode: row.id,
    name: row.name,
    slug: row.slug,
    uf: row.uf,
    state: state.name,
    stateSlug: state.slug,
    capital: row.capital,
    geoloc: { lat: row.lat, lng: row.lng },
    otherName: text?.otherNames.find(({ id }) => id === row.id)?.name,
  };
}

/** Filter fields of cities (CA-08). `name` compares the whole name, ignoring accents, case and spellings that sound alike. */
const cityFilterFields: FilterFields = {
  slug: { kind: 'text', matches: (slug) => sql`${city.slug} = ${slug}` },
  name: { kind: 'text', matches: (name) => sql`${city.norm} = ${placeKey(name)}` },
  ...stateFields(city.id),
};

/** Whether a filter matches cities of at most one state, which fit on one page (CO-02). */
function isWithinOneState(filter: FilterNode | undefined): boolean {
  return listConjuncts(filter).some(
    (node) => node.kind === 'clause' && (node.field === 'uf' || node.field === 'state_slug'),
  );
}
