import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Condition } from '../filter/compile-filter.ts';
import { type FacetCounts, type FacetField, readFacets } from './facet-field.ts';
import { withNameThreshold } from '../places/name-match.ts';
import type { PageWindow, SearchResult } from '../search-result.ts';
import { matchesAll, fixed, runOne } from '../../platform/database/statement/statement.ts';

/** A column of the base rows to sort by. */
export interface Ordering {
  readonly column: string;
  readonly descending?: boolean;
}

/** A search over one table that returns a page, the number of hits and facets in one statement. */
export interface FacetedSearch {
  /** SQL after FROM. */
  readonly from: SQL;
  /** Base columns by name: `id`, and those used by `order` and `distinct`. Facets add their own. */
  readonly columns: Readonly<Record<string, SQL>>;
  readonly conditions: readonly Condition[];
  readonly facets: ReadonlyMap<string, FacetField>;
  /** Base column of which only the first row per value, by `order`, is a hit; counts then count distinct values. */
  readonly distinct?: string | undefined;
  /**
   * With `distinct`: base column whose smallest and largest value among the other rows of a hit's distinct value are
   * returned as the hit's columns `more_low` and `more_high`, and their number as `more` (all null without others).
   */
  readonly moreBy?: string | undefined;
  /** Ends with a unique column, so that pages never overlap. */
  readonly order: readonly Ordering[];
  readonly window: PageWindow;
  /** Hits up to which the total is exact. */
  readonly countUpTo?: number | undefined;
  /** Base column with the text match score: rows far below the best score are not hits. */
  readonly score?: string | undefined;
  readonly details: HitDetails;
  /** Distance in km from the search's position, returned as the hits' column `distance`. */
  readonly distance?: SQL | undefined;
}

/**
 * Columns of the hits: a SELECT list, and its joins to `page`, the page's base rows. A constant object per
 * collection, whose facets are determined by their names: it is the cache key of shapes.
 */
export interface HitDetails {
  readonly columns: SQL;
  readonly joins: SQL;
}

/** The row returned by {@link facetedStatement}. */
interface FacetedRow<Row> {
  readonly total: number;
  readonly rows: number | null;
  readonly hits: readonly Row[] | null;
  readonly facets: FacetCounts;
}

/** A page of hits, with the number of rows that they stand for. */
export interface FacetedResult<Row> extends SearchResult<Row> {
  /** Matching rows on all pages, of which each hit is the first of its distinct value; `total` without `distinct`. */
  readonly rows: number;
}

/**
 * Runs a search in one statement: the page, the facets and the number of hits, at most `countUpTo` + 1.
 *
 * @returns the rows of the search's `details` as hits.
 */
export async function facetedSearch<Row>(
  database: Database,
  search: FacetedSearch,
): Promise<FacetedResult<Row>> {
  const statement = facetedStatement(search);
  const { total, rows, hits, facets } = await (search.score === undefined
    ? runOne<FacetedRow<Row>>(database, statement)
    : withNameThreshold(database, (client) => runOne<FacetedRow<Row>>(database, statement, client)));
  const { page, size } = search.window;
  return {
    hits: hits ?? [],
    total,
    rows: rows ?? total,
    page,
    size,
    facets: readFacets(search.facets, facets),
  };
}

/** Minimum share of the best score for a hit: a text with one typo still finds the intended name. */
const MIN_SCORE_SHARE = 0.8;

/**
 * The statement of a search. Reads the table once without the conditions that requested facets ignore (those on their
 * own field), and applies them afterwards; then joins details for the page's rows only.
 */
export function facetedStatement(search: FacetedSearch): SQL {
  const conditions = splitByFacet(search.conditions, search.facets);
  const shape = cachedShape(search, [...conditions.own.keys()]);
  return sql`WITH ${baseQuery(search, conditions)}, ${shape.queries} LIMIT ${search.window.size} OFFSET ${search.window.offset})
    SELECT ${shape.total ?? countHits(search.countUpTo)} AS total, ${shape.answers}`;
}

/** The parts of a statement that do not depend on the search's values: most of its text. */
interface Shape {
  /** Queries over `base`, up to the page's LIMIT. */
  readonly queries: SQL;
  /** Number of hits, if it follows from the facets' cells. */
  readonly total: SQL | undefined;
  /** Hits and facets. */
  readonly answers: SQL;
}

const shapes = new WeakMap<HitDetails, Map<string, Shape>>();
/** Cached shapes per collection. The site uses a few dozen; requests with arbitrary facet orders only evict them. */
const MAX_SHAPES = 200;

/** Rendering a shape takes longer than PostgreSQL takes to read a small city, so it is cached. */
function cachedShape(search: FacetedSearch, flagged: readonly string[]): Shape {
  const { facets, distinct, score, order } = search;
  const key = JSON.stringify([
    [...facets.keys()],
    flagged,
    distinct,
    search.moreBy,
    score,
    order,
    search.distance !== undefined,
  ]);
  const ofCollection = shapes.get(search.details) ?? new Map<string, Shape>();
  shapes.set(search.details, ofCollection);
  const known = ofCollection.get(key);
  if (known) return known;
  const shape = makeShape(search, flagged);
  if (ofCollection.size >= MAX_SHAPES) ofCollection.clear();
  ofCollection.set(key, shape);
  return shape;
}

function makeShape(search: FacetedSearch, flagged: readonly string[]): Shape {
  const count: FacetCount = { facets: search.facets, flagged, distinct: search.distinct };
  const hasCells = cellFacets(count).length > 0;
  const cells = hasCells ? sql`cell AS MATERIALIZED (${cellRows(count)}), ` : sql``;
  const { columns, joins } = search.details;
  const more = moreRows(search, flagged);
  return {
    queries: fixed(
      sql`${hitQuery(search, flagged)}, ${cells}page AS (SELECT * FROM hit ORDER BY ${orderBy(search.order)}`,
    ),
    total: hasCells
      ? fixed(sql`(SELECT coalesce(sum(number), 0)::int FROM cell WHERE ${meetsAll(flagged)})`)
      : undefined,
    answers:
      fixed(sql`(SELECT json_agg(detail) FROM (SELECT ${columns}, ${search.distance ? sql`page.distance` : sql`NULL AS distance`}${more.columns}
      FROM page ${joins}${more.joins} ORDER BY ${orderBy(search.order, 'page')}) AS detail) AS hits, ${countRows(search, flagged)} AS rows,
      ${countFacets(count)} AS facets`),
  };
}

/** Whether the base rows are read several times; otherwise PostgreSQL reads the page in index order and stops early. */
const isStored = ({ facets, distinct, score }: FacetedSearch): boolean =>
  facets.size > 0 || distinct !== undefined || score !== undefined;

const materialized = (stored: boolean): SQL => (stored ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`);

function baseQuery(search: FacetedSearch, { common, own }: SplitConditions): SQL {
  const expressions = new Map(Object.entries(search.columns));
  if (search.distance) expressions.set('distance', search.distance);
  for (const { column, expression } of search.facets.values()) expressions.set(column, expression);
  const selected = [
    ...Array.from(expressions, ([name, expression]) => sql`${expression} AS ${sql.identifier(name)}`),
    ...Array.from(own, ([facet, condition]) => sql`${condition} AS ${flagColumn(facet)}`),
  ];
  const rows = sql`SELECT ${sql.join(selected, sql`, `)} FROM ${search.from} WHERE ${common}`;
  if (search.score === undefined) return sql`base AS ${materialized(isStored(search))} (${rows})`;
  const score = sql.identifier(search.score);
  return sql`scored AS MATERIALIZED (${rows}), base AS MATERIALIZED (SELECT * FROM scored
    WHERE ${score} >= ${MIN_SCORE_SHARE}::real * (SELECT max(${score}) FROM scored))`;
}

function hitQuery(search: FacetedSearch, flagged: readonly string[]): SQL {
  const rows = sql`SELECT * FROM base WHERE ${meetsAll(flagged)}`;
  if (search.distinct === undefined)
    return sql`hit AS ${materialized(isStored(search) && flagged.length > 0)} (${rows})`;
  const distinct = sql.identifier(search.distinct);
  return sql`hit AS MATERIALIZED (SELECT DISTINCT ON (${distinct}) * FROM (${rows}) AS matching
    ORDER BY ${distinct}, ${orderBy(search.order)})`;
}

/** Number of matching rows; null if each is a hit, so that `total` counts them. */
function countRows({ distinct }: FacetedSearch, flagged: readonly string[]): SQL {
  return distinct === undefined
    ? sql`NULL::int`
    : sql`(SELECT count(*)::int FROM base WHERE ${meetsAll(flagged)})`;
}

/** Columns and join of `moreBy`: the stored base rows are read once more, for the page's distinct values only. */
function moreRows({ distinct, moreBy }: FacetedSearch, flagged: readonly string[]): HitDetails {
  if (distinct === undefined || moreBy === undefined) return { columns: sql``, joins: sql`` };
  const [group, amount] = [sql.identifier(distinct), sql.identifier(moreBy)];
  return {
    columns: sql`, others.more, others.more_low, others.more_high`,
    joins: sql` LEFT JOIN (SELECT page.id, count(*)::int AS more, min(base.${amount}) AS more_low, max(base.${amount}) AS more_high
      FROM page JOIN (SELECT * FROM base WHERE ${meetsAll(flagged)}) AS base
      ON base.${group} = page.${group} AND base.id <> page.id
      GROUP BY page.id) AS others ON others.id = page.id`,
  };
}

/** NULLS LAST, although there are no nulls, because the descending index was declared with it. */
function orderBy(order: readonly Ordering[], rows?: string): SQL {
  const terms = order.map(({ column, descending }) => {
    const name = rows
      ? sql`${sql.identifier(rows)}.${sql.identifier(column)}`
      : sql`${sql.identifier(column)}`;
    return descending ? sql`${name} DESC NULLS LAST` : name;
  });
  return sql.join(terms, sql`, `);
}

function countHits(upTo: number | undefined): SQL {
  return upTo === undefined
    ? sql`(SELECT count(*)::int FROM hit)`
    : sql`(SELECT count(*)::int FROM (SELECT FROM hit LIMIT ${upTo + 1}) AS counted)`;
}

/** A search's conditions: common ones, and those that a requested facet ignores, by facet name. */
interface SplitConditions {
  readonly common: SQL;
  /** Base rows have a flag column for each. */
  readonly own: ReadonlyMap<string, SQL>;
}

/** A facet ignores the conditions on its own field. */
function splitByFacet(
  conditions: readonly Condition[],
  facets: ReadonlyMap<string, FacetField>,
): SplitConditions {
  const isOwn = ({ field }: Condition): boolean => field !== undefined && facets.has(field);
  const own = Map.groupBy(conditions.filter(isOwn), ({ field }) => field ?? '');
  return {
    common: matchesAll(conditions.filter((condition) => !isOwn(condition)).map((condition) => condition.sql)),
    own: new Map(Array.from(own, ([field, of]) => [field, matchesAll(of.map((condition) => condition.sql))])),
  };
}

/** Flag column: whether a base row meets the conditions that this facet ignores. */
const flagColumn = (facet: string): SQL => sql`${sql.identifier(`is_${facet}`)}`;

/** Whether a base row meets the conditions that these facets ignore. */
const meetsAll = (facets: Iterable<string>): SQL => matchesAll(Array.from(facets, flagColumn));

/** Facets to count over the rows of `base`. */
interface FacetCount {
  readonly facets: ReadonlyMap<string, FacetField>;
  /** Facets with a flag. */
  readonly flagged: readonly string[];
  /** Base column whose distinct values are counted instead of rows. */
  readonly distinct: string | undefined;
}

/**
 * Facets with few values are counted from cells: base rows grouped by all those values, read once for several facets.
 * A single facet gains nothing, and distinct values cannot be added up.
 */
function cellFacets({ facets, distinct }: FacetCount): readonly FacetField[] {
  const small = [...facets.values()].filter(({ isSmall }) => isSmall);
  return distinct === undefined && small.length > 1 ? small : [];
}

/** The query of the cells; the column `number` is the number of base rows in each. */
function cellRows(count: FacetCount): SQL {
  const columns = [
    ...cellFacets(count).map(({ column }) => sql`${sql.identifier(column)}`),
    ...count.flagged.map(flagColumn),
  ];
  const list = sql.join(columns, sql`, `);
  return sql`SELECT ${list}, count(*) AS number FROM base GROUP BY ${list}`;
}

/**
 * A JSON object with the {@link ValueCount} rows of each facet, over the base rows that meet the other facets'
 * conditions.
 */
function countFacets(count: FacetCount): SQL {
  const inCells = new Set(cellFacets(count));
  const counts = Array.from(count.facets, ([name, field]) => {
    const where = meetsAll(count.flagged.filter((facet) => facet !== name));
    const column = sql.identifier(field.column);
    const rows = inCells.has(field)
      ? sql`(SELECT ${column}, number FROM cell WHERE ${where}) AS counted`
      : count.distinct === undefined
        ? sql`(SELECT ${column} FROM base WHERE ${where}) AS counted`
        : sql`(SELECT DISTINCT ${sql.identifier(count.distinct)}, ${column} FROM base WHERE ${where}) AS counted`;
    const number = inCells.has(field) ? sql`sum(number)` : sql`count(*)`;
    return sql`${sql.raw(`'${name}'`)}, (SELECT json_agg(counts) FROM (${field.count(rows, number)}) AS counts)`;
  });
  return sql`json_build_object(${sql.join(counts, sql`, `)})`;
}
