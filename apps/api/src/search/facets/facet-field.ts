import { formatWholeBRL } from '@melhor-escola/domain/money';
import { sql, type SQL } from 'drizzle-orm';
import { neighborhood } from '../../database/schema.ts';
import { type Facet, type FacetValue, SearchInputError } from '../search-result.ts';
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
const MAX_NEIGHBORHOODS = 100;

/** Counts neighborhoods by slug; the most frequent first, then by name. Where cities share a slug, so do they a value. */
export function neighborhoodFacet(expression: SQL): FacetField {
  return {
    column: 'neighborhood_id',
    expression: fixed(expression),
    isSmall: false,
    count: (rows) => sql`SELECT n.slug AS value, sum(top.count)::int AS count, min(n.name) AS label FROM
      (SELECT neighborhood_id, count(*) AS count FROM ${rows} WHERE neighborhood_id IS NOT NULL
        GROUP BY neighborhood_id ORDER BY count DESC, neighborhood_id LIMIT ${sql.raw(String(MAX_NEIGHBORHOODS))}) AS top
      JOIN ${neighborhood} AS n ON n.id = top.neighborhood_id GROUP BY n.slug`,
    values: (counted) =>
      counted
        .map(({ value, count, label }) => ({ value: String(value), label: label ?? String(value), count }))
        .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'pt-BR')),
  };
}

/** Centavos: the width at which the database counts, R$ 50. */
const FINE_STEP_CENTAVOS = 5_000;
const MAX_STEPS = 8;

/**
 * A histogram of prices in at most eight steps of equal, round width. A value is the range as a filter takes it, in
 * centavos: 'price:{value}' gives that step's hits. The first begins at the lowest price there is and the last ends at
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

function histogram(counted: readonly CountedValue[]): FacetValue[] {
  const fine = counted.toSorted((a, b) => Number(a.value) - Number(b.value));
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
  return Array.from({ length: lastStep - firstStep + 1 }, (_, place) => {
    const step = firstStep + place;
    const from = Math.max(lowest, step * width);
    const to = Math.min(highest, (step + 1) * width - 1);
    const label = rangeLabel(from, step === lastStep ? to : to + 1);
    return { value: `${from} TO ${to}`, label, count: counts.get(step) ?? 0 };
  });
}

/** The smallest of 50, 100, 200, 500, 1,000, 2,000 … reais with which the prices fall into few enough steps. */
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

function namedValue(
  { value, count }: CountedValue,
  named: (code: number) => Named | undefined,
): FacetValue[] {
  const found = named(Number(value));
  return found ? [{ value: found.slug, label: found.name, count }] : [];
}
