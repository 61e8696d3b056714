import { sql, type SQL } from 'drizzle-orm';
import type { Condition } from '../filter/compile-filter.ts';
import {
  cellFacets,
  cellRows,
  type CountedFacets,
  countFacets,
  type FacetCount,
  flagOf,
  meetsAll,
  splitByFacet,
  type SplitConditions,
} from './facet-count.ts';
import type { FacetField } from './facet-field.ts';
import type { PageWindow } from '../search-result.ts';
import { fixed } from '../sql/statement.ts';

/** A column of the base rows to order by. */
export interface Ordering {
  readonly column: string;
  readonly descending?: boolean;
}

/** A search over one table that answers with a page, the number of hits and facets, all in one statement. */
export interface FacetedSearch {
  /** What follows FROM. */
  readonly from: SQL;
  /** Base columns by name: `id`, and what ordering and `distinct` name. Facets add their own. */
  readonly columns: Readonly<Record<string, SQL>>;
  readonly conditions: readonly Condition[];
  readonly facets: ReadonlyMap<string, FacetField>;
  /** The base column of which only the first row of each value, by `order`, is a hit; counts then count its values. */
  readonly distinct?: string | undefined;
  /** Ends in a unique column, so that pages never overlap. */
  readonly order: readonly Ordering[];
  readonly window: PageWindow;
  /** Counting hits stops here. */
  readonly countUpTo?: number | undefined;
  /** The base column with how well a row matches the text: rows far behind the best one are no hits. */
  readonly score?: string | undefined;
  readonly details: HitDetails;
  /** Km from the search's position, which becomes the hits' column `distance`. */
  readonly distance?: SQL | undefined;
}

/**
 * The hits' own columns: a SELECT list and the joins that it needs to `page`, the page's base rows. One object for each
 * collection, whose facets are the same by their names: it stands for the collection where shapes are kept.
 */
export interface HitDetails {
  readonly columns: SQL;
  readonly joins: SQL;
}

/** What the statement of {@link facetedSearch} answers in its one row. */
export interface FacetedRow<Hit> {
  readonly total: number;
  readonly hits: readonly Hit[] | null;
  readonly facets: CountedFacets;
}

/** The share of the best match's score that a hit must reach: one mistake in the text keeps what it was meant for. */
const scoreShare = 0.8;

/**
 * The statement of a search. It reads the table once, without the conditions that a requested facet ignores (those
 * about its own field), and tells the hits apart by them afterwards; then joins details to the page's rows only.
 */
export function facetedSearch(search: FacetedSearch): SQL {
  const conditions = splitByFacet(search.conditions, search.facets);
  const shape = shapeOf(search, [...conditions.own.keys()]);
  return sql`WITH ${baseQuery(search, conditions)}, ${shape.queries} LIMIT ${search.window.size} OFFSET ${search.window.offset})
    SELECT ${shape.total ?? countHits(search.countUpTo)} AS total, ${shape.answers}`;
}

/** The parts of a statement in which nothing depends on what a search looks for: most of its text. */
interface Shape {
  /** What is read from `base`, up to the page's LIMIT. */
  readonly queries: SQL;
  /** The number of hits, where it follows from the facets' cells. */
  readonly total: SQL | undefined;
  /** The hits and the facets. */
  readonly answers: SQL;
}

const shapes = new WeakMap<HitDetails, Map<string, Shape>>();
/** Of each collection. A site has a few dozen; who asks for every order of the facets only makes us forget them. */
const maximumShapes = 200;

/** Putting a shape into words takes longer than PostgreSQL takes to read a small city: it is done once. */
function shapeOf(search: FacetedSearch, flagged: readonly string[]): Shape {
  const { facets, distinct, score, order } = search;
  const key = JSON.stringify([
    [...facets.keys()],
    flagged,
    distinct,
    score,
    order,
    search.distance !== undefined,
  ]);
  const ofCollection = shapes.get(search.details) ?? new Map<string, Shape>();
  shapes.set(search.details, ofCollection);
  const known = ofCollection.get(key);
  if (known) return known;
  const shape = makeShape(search, flagged);
  if (ofCollection.size >= maximumShapes) ofCollection.clear();
  ofCollection.set(key, shape);
  return shape;
}

function makeShape(search: FacetedSearch, flagged: readonly string[]): Shape {
  const count: FacetCount = { facets: search.facets, flagged, distinct: search.distinct };
  const hasCells = cellFacets(count).length > 0;
  const cells = hasCells ? sql`cell AS MATERIALIZED (${cellRows(count)}), ` : sql``;
  const { columns, joins } = search.details;
  return {
    queries: fixed(
      sql`${hitQuery(search, flagged)}, ${cells}page AS (SELECT * FROM hit ORDER BY ${orderBy(search.order)}`,
    ),
    total: hasCells
      ? fixed(sql`(SELECT coalesce(sum(number), 0)::int FROM cell WHERE ${meetsAll(flagged)})`)
      : undefined,
    answers:
      fixed(sql`(SELECT json_agg(detail) FROM (SELECT ${columns}, ${search.distance ? sql`page.distance` : sql`NULL AS distance`}
      FROM page ${joins} ORDER BY ${orderBy(search.order, 'page')}) AS detail) AS hits, ${countFacets(count)} AS facets`),
  };
}

/** Whether the base rows are read more than once; otherwise PostgreSQL reads the page in an index's order and stops early. */
const isStored = ({ facets, distinct, score }: FacetedSearch): boolean =>
  facets.size > 0 || distinct !== undefined || score !== undefined;

const materialized = (stored: boolean): SQL => (stored ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`);

function baseQuery(search: FacetedSearch, { common, own }: SplitConditions): SQL {
  const expressions = new Map(Object.entries(search.columns));
  if (search.distance) expressions.set('distance', search.distance);
  for (const { column, expression } of search.facets.values()) expressions.set(column, expression);
  const selected = [
    ...Array.from(expressions, ([name, expression]) => sql`${expression} AS ${sql.identifier(name)}`),
    ...Array.from(own, ([facet, condition]) => sql`${condition} AS ${flagOf(facet)}`),
  ];
  const rows = sql`SELECT ${sql.join(selected, sql`, `)} FROM ${search.from} WHERE ${common}`;
  if (search.score === undefined) return sql`base AS ${materialized(isStored(search))} (${rows})`;
  const score = sql.identifier(search.score);
  return sql`scored AS MATERIALIZED (${rows}), base AS MATERIALIZED (SELECT * FROM scored
    WHERE ${score} >= ${scoreShare}::real * (SELECT max(${score}) FROM scored))`;
}

function hitQuery(search: FacetedSearch, flagged: readonly string[]): SQL {
  const rows = sql`SELECT * FROM base WHERE ${meetsAll(flagged)}`;
  if (search.distinct === undefined)
    return sql`hit AS ${materialized(isStored(search) && flagged.length > 0)} (${rows})`;
  const distinct = sql.identifier(search.distinct);
  return sql`hit AS MATERIALIZED (SELECT DISTINCT ON (${distinct}) * FROM (${rows}) AS matching
    ORDER BY ${distinct}, ${orderBy(search.order)})`;
}

/** NULLS LAST, though no such column has nulls, because an index in descending order was declared with it. */
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
