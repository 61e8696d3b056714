import { describe, expect, it } from 'vitest';
import { movedRange, priceScale, rangeOnScale } from './price-filter.tsx';

const scale = { min: 350, max: 2100, step: 50 };

describe('priceScale', () => {
  it('covers every price of the search in full steps', () => {
    expect(priceScale({ low: 36_490, high: 209_900 })).toEqual(scale);
  });

  it('is finer where prices lie close together', () => {
    expect(priceScale({ low: 30_100, high: 65_900 })).toEqual({ min: 300, max: 660, step: 10 });
  });

  it('ends at the maximum price of a search', () => {
    expect(priceScale({ low: 90_000, high: 1_400_000 })).toEqual({ min: 900, max: 10_000, step: 50 });
  });

  it('has space for both thumbs even with a single price', () => {
    expect(priceScale({ low: 50_000, high: 50_000 })).toEqual({ min: 500, max: 510, step: 10 });
  });
});

describe('rangeOnScale', () => {
  it('puts open ends, and amounts beyond the scale, at the limits', () => {
    expect(rangeOnScale({}, scale)).toEqual([350, 2100]);
    expect(rangeOnScale({ priceMin: 1, priceMax: 9000 }, scale)).toEqual([350, 2100]);
    expect(rangeOnScale({ priceMin: 777 }, scale)).toEqual([777, 2100]);
  });

  it('orders a reversed range while it is typed', () => {
    expect(rangeOnScale({ priceMin: 1500, priceMax: 800 }, scale)).toEqual([800, 1500]);
  });
});

describe('movedRange', () => {
  it('changes the moved end and keeps the other as typed', () => {
    expect(movedRange({ priceMin: 777, priceMax: 9000 }, [900, 2100], scale)).toEqual({
      priceMin: 900,
      priceMax: 9000,
    });
  });

  it('opens an end that is moved to its limit', () => {
    expect(movedRange({ priceMin: 900, priceMax: 1500 }, [350, 1500], scale)).toEqual({
      priceMin: undefined,
      priceMax: 1500,
    });
    expect(movedRange({ priceMax: 1500 }, [350, 2100], scale)).toEqual({});
  });
});
