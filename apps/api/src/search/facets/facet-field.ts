import { sql, type SQL } from 'drizzle-orm';
import { neighborhood } from '../../database/schema.ts';
import type { FacetValue } from '../search-result.ts';
import { fixed } from '../sql/statement.ts';

/** One value of a facet as a statement counts it. */
export interface CountedValue {
  readonly value: number | string;
  readonly count: number;
  /** Where the database knows the name. */
  readonly label?: string | null;
  /** Smallest and largest amount in a histogram's step. */
  readonly low?: number;
  readonly high?: number;
}

/** Something a search can count its hits by; it bears the name of the filter field it goes with. */
export interface FacetField {
  /** The column of the search's base rows to count. */
  readonly column: string;
  /** What the base rows hold in that column. */
  readonly expression: SQL;
  /** Whether the column has a few dozen values at the most. */
  readonly isSmall: boolean;
  /**
   * A query of {@link CountedValue} rows.
   *
   * @param rows A FROM item with the column.
   * @param number The aggregate that says how many hits a group of these rows stands for.
   */
  count(rows: SQL, number: SQL): SQL;
  /** The facet's values, in the order in which to show them. */
  values(counted: readonly CountedValue[]): FacetValue[];
}

/** What the domain calls a number that the database stores. */
interface Named {
  readonly slug: string;
  readonly name: string;
}

const byValue = (a: CountedValue, b: CountedValue): number => Number(a.value) - Number(b.value);

/** Counts a column of the domain's numbers; values in the order of the numbers. */
export function codeFacet(
  column: string,
  expression: SQL,
  named: (code: number) => Named | undefined,
): FacetField {
  return {
    column,
    expression: fixed(expression),
    isSmall: true,
    count: (rows, number) => {
      const name = sql.identifier(column);
      return sql`SELECT ${name} AS value, ${number}::int AS count FROM ${rows} GROUP BY ${name}`;
    },
    values: (counted) => counted.toSorted(byValue).flatMap((value) => namedValue(value, named)),
  };
}

/** Counts each bit of a mask that the domain names; values in the order of the bits. */
export function bitFacet(column: string, expression: SQL, named: readonly Named[]): FacetField {
  const counts = named.map(
    (_, bit) => sql`count(*) FILTER (WHERE ${sql.identifier(column)} & ${sql.raw(String(1 << bit))} <> 0)`,
  );
  const array = fixed(sql`ARRAY[${sql.join(counts, sql`, `)}]`);
  return {
    column,
    expression: fixed(expression),
    isSmall: false,
    count: (
      rows,
    ) => sql`SELECT bit - 1 AS value, count::int FROM (SELECT ${array} AS counts FROM ${rows}) AS c,
      unnest(c.counts) WITH ORDINALITY AS bits(count, bit) WHERE count > 0`,
    values: (counted) => counted.toSorted(byValue).flatMap((value) => namedValue(value, (bit) => named[bit])),
  };
}

/** A long list of rare neighborhoods helps nobody: the facet has those with most hits. */
const maximumNeighborhoods = 100;

/** Counts neighborhoods by slug; the most frequent first, then by name. Where cities share a slug, so do they a value. */
export function neighborhoodFacet(expression: SQL): FacetField {
  return {
    column: 'neighborhood_id',
    expression: fixed(expression),
    isSmall: false,
    count: (rows) => sql`SELECT n.slug AS value, sum(top.count)::int AS count, min(n.name) AS label FROM
      (SELECT neighborhood_id, count(*) AS count FROM ${rows} WHERE neighborhood_id IS NOT NULL
        GROUP BY neighborhood_id ORDER BY count DESC, neighborhood_id LIMIT ${sql.raw(String(maximumNeighborhoods))}) AS top
      JOIN ${neighborhood} AS n ON n.id = top.neighborhood_id GROUP BY n.slug`,
    values: (counted) =>
      counted
        .map(({ value, count, label }) => ({ value: String(value), label: label ?? String(value), count }))
        .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'pt-BR')),
  };
}

function namedValue(
  { value, count }: CountedValue,
  named: (code: number) => Named | undefined,
): FacetValue[] {
  const found = named(Number(value));
  return found ? [{ value: found.slug, label: found.name, count }] : [];
}
