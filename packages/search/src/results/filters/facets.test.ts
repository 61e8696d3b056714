import { describe, expect, it } from 'vitest';
import { facets } from '../../fixtures/results.ts';
import { facetCount, validFacets, sameOffers, toFacets } from './facets.ts';

describe('validFacets', () => {
  const city = { city: 'araguaina-to' };

  it('keeps all if only page and order have changed', () => {
    expect(validFacets(facets, city, { ...city, page: 2, sort: 'discount' })).toEqual(facets);
  });

  it('keeps only the counts of the changed filter, which exclude it', () => {
    expect(validFacets(facets, city, { ...city, grade: '6-ano' })).toEqual({
      grade: facets.grade,
      shift: undefined,
      neighborhood_slug: undefined,
      price: undefined,
    });
  });

  it('keeps none if two filters have changed', () => {
    const asked = { ...city, grade: '6-ano', priceMax: 900 } as const;
    expect(Object.values(validFacets(facets, city, asked)).every((values) => values === undefined)).toBe(
      true,
    );
  });
});

describe('sameOffers', () => {
  it('distinguishes searches that find different offers', () => {
    expect(sameOffers({ shifts: ['manha'] }, { shifts: ['manha'], size: 50 })).toBe(true);
    expect(sameOffers({ shifts: ['manha'] }, { shifts: ['manha', 'tarde'] })).toBe(false);
  });
});

describe('facetCount', () => {
  it('distinguishes zero from unknown', () => {
    expect(facetCount(facets.grade, '6-ano')).toBe(18);
    expect(facetCount(facets.grade, '9-ano')).toBe(0);
    expect(facetCount(undefined, '9-ano')).toBeUndefined();
  });
});

describe('toFacets', () => {
  it('uses the ends of the first and the last price range', () => {
    const values = [
      { value: '35000 TO 99999', label: 'R$ 350 a R$ 1.000', count: 26 },
      { value: '100000 TO 210000', label: 'R$ 1.000 a R$ 2.100', count: 8 },
    ];
    expect(toFacets([{ name: 'price', values }]).price).toEqual({ low: 35_000, high: 210_000 });
    expect(toFacets([{ name: 'price', values: [] }]).price).toBeUndefined();
    expect(toFacets([]).price).toBeUndefined();
  });

  it('keeps counts by value, and the names of neighborhoods', () => {
    const values = [{ value: 'setor-central', label: 'Setor Central', count: 14 }];
    expect(toFacets([{ name: 'neighborhood_slug', values }]).neighborhood_slug).toEqual(values);
    expect(toFacets([{ name: 'grade', values }]).grade).toEqual({ 'setor-central': 14 });
    expect(toFacets([]).grade).toBeUndefined();
  });
});
