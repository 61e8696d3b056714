import { sql, type SQL } from 'drizzle-orm';
import type { Condition } from './condition.ts';
import type { CountedValue, FacetField } from './facet-field.ts';
import type { PageWindow } from './pagination.ts';
import { SearchInputError } from './search-input-error.ts';
import type { Facet } from './search-result.ts';
import { allOf } from './sql-condition.ts';

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
  /** The hits' own columns: a SELECT list and the joins that it needs to `page`, the page's base rows. */
  readonly details: { readonly columns: SQL; readonly joins: SQL };
}

/** What the statement of {@link facetedSearch} answers in its one row. */
export interface FacetedRow<Hit> {
  readonly total: number;
  readonly hits: readonly Hit[] | null;
  readonly facets: Readonly<Record<string, readonly CountedValue[] | null>>;
}

/** The share of the best match's score that a hit must reach: one mistake in the text keeps what it was meant for. */
const scoreShare = 0.8;

/**
 * The statement of a search. It reads the table once, without the conditions that a requested facet ignores (those
 * about its own field), and tells the hits apart by them afterwards; then joins details to the page's rows only.
 */
export function facetedSearch(search: FacetedSearch): SQL {
  const { common, own } = splitByFacet(search);
  const { base, isStored } = baseRows(search, common, own);
  const hits = sql`SELECT * FROM base WHERE ${allFlags([...own.keys()])}`;
  const order = orderBy(search.order);
  const distinct = search.distinct && sql.identifier(search.distinct);
  const hit = distinct
    ? sql`hit AS MATERIALIZED (SELECT DISTINCT ON (${distinct}) * FROM (${hits}) AS matching ORDER BY ${distinct}, ${order})`
    : sql`hit AS ${materialized(isStored && own.size > 0)} (${hits})`;
  const { size, offset } = search.window;
  return sql`WITH ${base}, ${hit},
    page AS (SELECT * FROM hit ORDER BY ${order} LIMIT ${size} OFFSET ${offset})
    SELECT ${countHits(search.countUpTo)} AS total,
      (SELECT json_agg(detail) FROM (SELECT ${search.details.columns} FROM page ${search.details.joins}
        ORDER BY ${orderBy(search.order, 'page')}) AS detail) AS hits,
      ${countFacets(search, [...own.keys()])} AS facets`;
}

/** The facets of an answer, in the order asked for. */
export function readFacets(
  fields: ReadonlyMap<string, FacetField>,
  counted: FacetedRow<unknown>['facets'],
): Facet[] {
  return Array.from(fields, ([name, field]) => ({ name, values: field.values(counted[name] ?? []) }));
}

/**
 * The fields of the facets asked for, each once.
 *
 * @throws {SearchInputError} for one that the search does not have.
 */
export function requestedFacets(
  names: readonly string[] | null | undefined,
  fields: Readonly<Record<string, FacetField>>,
): ReadonlyMap<string, FacetField> {
  return new Map(
    (names ?? []).map((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) throw new SearchInputError('facets', `the facets are ${Object.keys(fields).join(', ')}`);
      return [name, field];
    }),
  );
}

/** The conditions that hold for all base rows, and those that a requested facet ignores, by the facet's name. */
function splitByFacet({ conditions, facets }: FacetedSearch): { common: SQL; own: ReadonlyMap<string, SQL> } {
  const isOwn = ({ field }: Condition): boolean => field !== undefined && facets.has(field);
  const own = Map.groupBy(conditions.filter(isOwn), ({ field }) => field ?? '');
  return {
    common: allOf(conditions.filter((condition) => !isOwn(condition)).map((condition) => condition.sql)),
    own: new Map(Array.from(own, ([field, of]) => [field, allOf(of.map((condition) => condition.sql))])),
  };
}

const flagOf = (facet: string): SQL => sql`${sql.identifier(`is_${facet}`)}`;
const allFlags = (facets: readonly string[]): SQL => allOf(facets.map(flagOf));
const materialized = (isStored: boolean): SQL => (isStored ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`);

/** Stored when it is read more than once; otherwise PostgreSQL reads the page in an index's order and stops early. */
function baseRows(
  { from, columns, facets, distinct, score }: FacetedSearch,
  common: SQL,
  own: ReadonlyMap<string, SQL>,
): { base: SQL; isStored: boolean } {
  const expressions = new Map(Object.entries(columns));
  for (const { column, expression } of facets.values()) expressions.set(column, expression);
  const selected = [
    ...Array.from(expressions, ([name, expression]) => sql`${expression} AS ${sql.identifier(name)}`),
    ...Array.from(own, ([facet, condition]) => sql`${condition} AS ${flagOf(facet)}`),
  ];
  const rows = sql`SELECT ${sql.join(selected, sql`, `)} FROM ${from} WHERE ${common}`;
  const isStored = facets.size > 0 || distinct !== undefined || score !== undefined;
  if (score === undefined) return { base: sql`base AS ${materialized(isStored)} (${rows})`, isStored };
  const column = sql.identifier(score);
  return {
    base: sql`scored AS MATERIALIZED (${rows}), base AS MATERIALIZED (SELECT * FROM scored
      WHERE ${column} >= ${scoreShare}::real * (SELECT max(${column}) FROM scored))`,
    isStored,
  };
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

/** Each facet over the base rows that meet the other facets' conditions. */
function countFacets({ facets, distinct }: FacetedSearch, own: readonly string[]): SQL {
  const counts = Array.from(facets, ([name, field]) => {
    const where = allFlags(own.filter((facet) => facet !== name));
    const rows = distinct
      ? sql`(SELECT DISTINCT ${sql.identifier(distinct)}, ${sql.identifier(field.column)} FROM base WHERE ${where}) AS counted`
      : sql`(SELECT ${sql.identifier(field.column)} FROM base WHERE ${where}) AS counted`;
    return sql`${name}::text, (SELECT json_agg(counts) FROM (${field.count(rows)}) AS counts)`;
  });
  return sql`json_build_object(${sql.join(counts, sql`, `)})`;
}
