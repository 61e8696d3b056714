import { formatWholeBRL } from '@melhor-escola/domain/money';
import { sql, type SQL } from 'drizzle-orm';
import { neighborhood } from '../../platform/database/schema.ts';
import { type Facet, type FacetValue, SearchInputError } from '../search-result.ts';
import { fixed } from '../../platform/database/statement/statement.ts';

/** A value of a facet with its number of hits, as a statement returns it. */
export interface ValueCount {
  readonly value: number | string;
  readonly count: number;
  /** Set if the name comes from the database. */
  readonly label?: string | null;
  /** Smallest and largest amount of a histogram step. */
  readonly low?: number;
  readonly high?: number;
}

/** A facet: a way to count hits, named after its filter field. */
export interface FacetField {
  /** Column of the search's base rows to count. */
  readonly column: string;
  /** SQL of that column. */
  readonly expression: SQL;
  /** Whether the column has at most a few dozen values. */
  readonly isSmall: boolean;
  /**
   * A query of {@link ValueCount} rows.
   *
   * @param rows FROM item with the column.
   * @param number aggregate for the number of hits that a group of these rows represents.
   */
  count(rows: SQL, number: SQL): SQL;
  /** The facet's values in display order. */
  values(counts: readonly ValueCount[]): FacetValue[];
}

/** Counts of a statement, by facet name. */
export type FacetCounts = Readonly<Record<string, readonly ValueCount[] | null>>;

/**
 * The requested facets without duplicates.
 *
 * @throws {SearchInputError} for an unknown facet.
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

/** The facets of a response, in the requested order. */
export function readFacets(fields: ReadonlyMap<string, FacetField>, counts: FacetCounts): Facet[] {
  return Array.from(fields, ([name, field]) => ({ name, values: field.values(counts[name] ?? []) }));
}

/** The domain's name for a stored number. */
interface Named {
  readonly slug: string;
  readonly name: string;
}

const byValue = (a: ValueCount, b: ValueCount): number => Number(a.value) - Number(b.value);

/** A facet of a column with the domain's codes; values ordered by code. */
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
    values: (counts) => counts.toSorted(byValue).flatMap((value) => namedValue(value, named)),
  };
}

/** A facet of a bit mask; values ordered by bit. */
export function bitFacet(column: string, expression: SQL, named: readonly Named[]): FacetField {
  const bitCounts = named.map(
    (_, bit) => sql`count(*) FILTER (WHERE ${sql.identifier(column)} & ${sql.raw(String(1 << bit))} <> 0)`,
  );
  const array = fixed(sql`ARRAY[${sql.join(bitCounts, sql`, `)}]`);
  return {
    column,
    expression: fixed(expression),
    isSmall: false,
    count: (
      rows,
    ) => sql`SELECT bit - 1 AS value, count::int FROM (SELECT ${array} AS counts FROM ${rows}) AS c,
      unnest(c.counts) WITH ORDINALITY AS bits(count, bit) WHERE count > 0`,
    values: (counts) => counts.toSorted(byValue).flatMap((value) => namedValue(value, (bit) => named[bit])),
  };
}

/** A long list of rare neighborhoods is useless: the facet contains the most frequent ones. */
const MAX_NEIGHBORHOODS = 100;

/** A facet of neighborhoods by slug, ordered by frequency, then name. Equal slugs in several cities share a value. */
export function neighborhoodFacet(expression: SQL): FacetField {
  return {
    column: 'neighborhood_id',
    expression: fixed(expression),
    isSmall: false,
    count: (rows) => sql`SELECT n.slug AS value, sum(top.count)::int AS count, min(n.name) AS label FROM
      (SELECT neighborhood_id, count(*) AS count FROM ${rows} WHERE neighborhood_id IS NOT NULL
        GROUP BY neighborhood_id ORDER BY count DESC, neighborhood_id LIMIT ${sql.raw(String(MAX_NEIGHBORHOODS))}) AS top
      JOIN ${neighborhood} AS n ON n.id = top.neighborhood_id GROUP BY n.slug`,
    values: (counts) =>
      counts
        .map(({ value, count, label }) => ({ value: String(value), label: label ?? String(value), count }))
        .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'pt-BR')),
  };
}

/** Bin width of the database's counts: R$ 50. */
const FINE_STEP_CENTAVOS = 5_000;
const MAX_STEPS = 8;

/**
 * A histogram of prices in at most eight steps of equal, round width. A value is a range in filter syntax, in
 * centavos: 'price:{value}' returns that step's hits. The first step starts at the lowest price and the last ends at
 * the highest, so that both can be read from them.
 */
export function priceFacet(expression: SQL): FacetField {
  return {
    column: 'price',
    expression: fixed(expression),
    isSmall: false,
    count: (rows) => {
      const step = sql.raw(String(FINE_STEP_CENTAVOS));
      return sql`SELECT price / ${step} AS value, count(*)::int AS count, min(price) AS low, max(price) AS high
        FROM ${rows} GROUP BY price / ${step}`;
    },
    values: histogram,
  };
}

function histogram(fineCounts: readonly ValueCount[]): FacetValue[] {
  const fine = fineCounts.toSorted(byValue);
  const lowest = fine[0]?.low;
  const highest = fine.at(-1)?.high;
  if (lowest === undefined || highest === undefined) return [];
  const width = roundWidth(lowest, highest);
  const counts = new Map<number, number>();
  for (const { value, count } of fine) {
    const step = Math.floor((Number(value) * FINE_STEP_CENTAVOS) / width);
    counts.set(step, (counts.get(step) ?? 0) + count);
  }
  const firstStep = Math.floor(lowest / width);
  const lastStep = Math.floor(highest / width);
  return Array.from({ length: lastStep - firstStep + 1 }, (_, index) => {
    const step = firstStep + index;
    const from = Math.max(lowest, step * width);
    const to = Math.min(highest, (step + 1) * width - 1);
    const label = rangeLabel(from, step === lastStep ? to : to + 1);
    return { value: `${from} TO ${to}`, label, count: counts.get(step) ?? 0 };
  });
}

/** The smallest of 50, 100, 200, 500, 1,000, 2,000 … reais that needs few enough steps. */
function roundWidth(lowest: number, highest: number): number {
  const fits = (width: number): boolean =>
    Math.floor(highest / width) - Math.floor(lowest / width) < MAX_STEPS;
  for (let power = FINE_STEP_CENTAVOS / 5; ; power *= 10) {
    const width = [power, 2 * power, 5 * power].find(
      (w) => w >= FINE_STEP_CENTAVOS && w % FINE_STEP_CENTAVOS === 0 && fits(w),
    );
    if (width !== undefined) return width;
  }
}

const rangeLabel = (from: number, to: number): string =>
  from === to ? formatWholeBRL(from) : `${formatWholeBRL(from)} a ${formatWholeBRL(to)}`;

function namedValue({ value, count }: ValueCount, named: (code: number) => Named | undefined): FacetValue[] {
  const found = named(Number(value));
  return found ? [{ value: found.slug, label: found.name, count }] : [];
}
