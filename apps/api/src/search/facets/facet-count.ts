import { sql, type SQL } from 'drizzle-orm';
import type { Condition } from '../filter/compile-filter.ts';
import type { CountedValue, FacetField } from './facet-field.ts';
import { type Facet, SearchInputError } from '../search-result.ts';
import { allOf } from '../sql/statement.ts';

/** What a statement counts for each facet, by the facet's name. */
export type CountedFacets = Readonly<Record<string, readonly CountedValue[] | null>>;

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

/** The facets of an answer, in the order asked for. */
export function readFacets(fields: ReadonlyMap<string, FacetField>, counted: CountedFacets): Facet[] {
  return Array.from(fields, ([name, field]) => ({ name, values: field.values(counted[name] ?? []) }));
}

/** A search's conditions: those that all base rows meet, and those that a requested facet ignores, by the facet's name. */
export interface SplitConditions {
  readonly common: SQL;
  /** Base rows hold in a flag whether they meet them. */
  readonly own: ReadonlyMap<string, SQL>;
}

/** A facet ignores the conditions on the field whose name it bears. */
export function splitByFacet(
  conditions: readonly Condition[],
  facets: ReadonlyMap<string, FacetField>,
): SplitConditions {
  const isOwn = ({ field }: Condition): boolean => field !== undefined && facets.has(field);
  const own = Map.groupBy(conditions.filter(isOwn), ({ field }) => field ?? '');
  return {
    common: allOf(conditions.filter((condition) => !isOwn(condition)).map((condition) => condition.sql)),
    own: new Map(Array.from(own, ([field, of]) => [field, allOf(of.map((condition) => condition.sql))])),
  };
}

/** The base rows' column that says whether they meet the conditions that this facet ignores. */
export const flagOf = (facet: string): SQL => sql`${sql.identifier(`is_${facet}`)}`;

/** Whether a base row meets the conditions that these facets ignore. */
export const meetsAll = (facets: Iterable<string>): SQL => allOf(Array.from(facets, flagOf));

/** Facets to count over the rows of `base`. */
export interface FacetCount {
  readonly facets: ReadonlyMap<string, FacetField>;
  /** The facets that have a flag. */
  readonly flagged: readonly string[];
  /** The base column whose values are counted, in place of rows. */
  readonly distinct: string | undefined;
}

/**
 * Facets of few values are counted from cells: base rows grouped by all those values at once, which reads them once
 * for several facets. One such facet gains nothing by it, and distinct values cannot be added up.
 */
export function cellFacets({ facets, distinct }: FacetCount): readonly FacetField[] {
  const small = [...facets.values()].filter(({ isSmall }) => isSmall);
  return distinct === undefined && small.length > 1 ? small : [];
}

/** The query of the cells, of whose `number` column each says how many base rows it stands for. */
export function cellRows(count: FacetCount): SQL {
  const columns = [
    ...cellFacets(count).map(({ column }) => sql`${sql.identifier(column)}`),
    ...count.flagged.map(flagOf),
  ];
  const list = sql.join(columns, sql`, `);
  return sql`SELECT ${list}, count(*) AS number FROM base GROUP BY ${list}`;
}

/** A JSON object of each facet's {@link CountedValue} rows, over the base rows that meet the other facets' conditions. */
export function countFacets(count: FacetCount): SQL {
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
