import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ValueCount, priceFacet } from './facet-field.ts';

const facet = priceFacet(sql``);

/** Counts like the database: steps of R$ 50. */
function countByStep(prices: readonly number[]): ValueCount[] {
  return Array.from(
    Map.groupBy(prices, (price) => Math.floor(price / 5_000)),
    ([value, of]) => ({ value, count: of.length, low: Math.min(...of), high: Math.max(...of) }),
  );
}

it('CA-07 the histogram covers every price once, in at most eight steps from lowest to highest', () => {
  const price = fc.integer({ min: 0, max: 2_147_483_647 });
  const prices = fc.array(fc.oneof(price, fc.integer({ min: 0, max: 300_000 })), {
    minLength: 1,
    maxLength: 50,
  });
  fc.assert(
    fc.property(prices, (given) => {
      const steps = facet.values(countByStep(given)).map(({ value, count }) => ({
        range: value.split(' TO ').map(Number),
        count,
      }));
      expect(steps.length).toBeLessThanOrEqual(8);
      expect(steps[0]?.range[0]).toBe(Math.min(...given));
      expect(steps.at(-1)?.range[1]).toBe(Math.max(...given));
      for (const { range, count } of steps)
        expect(given.filter((amount) => amount >= range[0]! && amount <= range[1]!)).toHaveLength(count);
      expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
    }),
  );
});

it('CA-07 no price, no steps', () => {
  expect(facet.values([])).toEqual([]);
});
