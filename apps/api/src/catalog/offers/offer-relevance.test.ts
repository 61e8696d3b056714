import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { offerRelevance, type RelevanceFactors } from './offer-relevance.ts';

const plain: RelevanceFactors = {
  isPartner: false,
  discountPercentage: 30,
  ratingAverage: 4,
  ratingCount: 20,
  seatsLeft: 5,
};

describe('offerRelevance', () => {
  it('rises with partnership, discount, rating and seats', () => {
    const base = offerRelevance(plain);
    expect(offerRelevance({ ...plain, isPartner: true })).toBeGreaterThan(base);
    expect(offerRelevance({ ...plain, discountPercentage: 50 })).toBeGreaterThan(base);
    expect(offerRelevance({ ...plain, ratingAverage: 4.5 })).toBeGreaterThan(base);
    expect(offerRelevance({ ...plain, seatsLeft: 6 })).toBeGreaterThan(base);
  });

  it('ranks many good ratings above few perfect ones, which are no average yet, and those above bad ones', () => {
    const many = offerRelevance({ ...plain, ratingAverage: 4.6, ratingCount: 100 });
    const two = offerRelevance({ ...plain, ratingAverage: 5, ratingCount: 2 });
    const none = offerRelevance({ ...plain, ratingAverage: 0, ratingCount: 0 });
    const bad = offerRelevance({ ...plain, ratingAverage: 2, ratingCount: 10 });
    expect(many).toBeGreaterThan(none);
    expect(two).toBe(none);
    expect(none).toBeGreaterThan(bad);
  });

  it('stays between 0 and 100, and is 0 without a seat', () => {
    const factors = fc.record({
      isPartner: fc.boolean(),
      discountPercentage: fc.integer({ min: 0, max: 100 }),
      ratingAverage: fc.float({ min: 1, max: 5, noNaN: true }),
      ratingCount: fc.nat(1000),
      seatsLeft: fc.nat(1000),
    });
    fc.assert(
      fc.property(factors, (some) => {
        const score = offerRelevance(some);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(score === 0).toBe(some.seatsLeft === 0);
      }),
    );
  });
});
