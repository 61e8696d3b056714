import { formatWholeBRL } from '@melhor-escola/domain/money';
import { sql, type SQL } from 'drizzle-orm';
import type { CountedValue, FacetField } from './facet-field.ts';
import type { FacetValue } from '../search-result.ts';
import { fixed } from '../sql/statement.ts';

/** Centavos: the width at which the database counts, R$ 50. */
const fineStep = 5_000;
const maximumSteps = 8;

/**
 * A histogram of prices in at most eight steps of equal, round width. A value is the range as a filter takes it, in
 * centavos: 'price:{value}' gives that step's hits. The first begins at the lowest price there is and the last ends at
 * the highest, so that they tell both.
 */
export function priceFacet(expression: SQL): FacetField {
  return {
    column: 'price',
    expression: fixed(expression),
    isSmall: false,
    count: (rows) => {
      const step = sql.raw(String(fineStep));
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
    const step = Math.floor((Number(value) * fineStep) / width);
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
    Math.floor(highest / width) - Math.floor(lowest / width) < maximumSteps;
  for (let power = fineStep / 5; ; power *= 10) {
    const width = [power, 2 * power, 5 * power].find((w) => w >= fineStep && w % fineStep === 0 && fits(w));
    if (width !== undefined) return width;
  }
}

const rangeLabel = (from: number, to: number): string =>
  from === to ? formatWholeBRL(from) : `${formatWholeBRL(from)} a ${formatWholeBRL(to)}`;
