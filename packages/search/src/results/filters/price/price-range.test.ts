import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderedRange, readReais } from './price-range.ts';

describe('readReais', () => {
  it.each([
    ['1500', 1500],
    ['1.500', 1500],
    ['R$ 1500,90', 1500],
    ['0', 1],
    ['99999', 10_000],
    ['', undefined],
    ['abc', undefined],
  ])('reads %s as %s reais', (text, reais) => {
    expect(readReais(text)).toBe(reais);
  });
});

describe('orderedRange', () => {
  it('turns amounts the right way round and opens an end at its limit', () => {
    expect(orderedRange({ priceMin: 900, priceMax: 300 })).toEqual({ priceMin: 300, priceMax: 900 });
    expect(orderedRange({ priceMin: 1, priceMax: 10_000 })).toEqual({});
  });

  it('never answers with a range the wrong way round', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });
    fc.assert(
      fc.property(amount, amount, (priceMin, priceMax) => {
        const range = orderedRange({ priceMin, priceMax });
        expect(range.priceMin ?? 1).toBeLessThanOrEqual(range.priceMax ?? 10_000);
      }),
    );
  });
});
