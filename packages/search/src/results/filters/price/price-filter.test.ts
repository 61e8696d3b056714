import { describe, expect, it } from 'vitest';
import { movedRange, priceScale, rangeOnScale } from './price-filter.tsx';

const scale = { min: 350, max: 2100, step: 50 };

describe('priceScale', () => {
  it('holds every price of the search, from step to step', () => {
    expect(priceScale({ low: 36_490, high: 209_900 })).toEqual(scale);
  });

  it('is finer where prices lie close together', () => {
    expect(priceScale({ low: 30_100, high: 65_900 })).toEqual({ min: 300, max: 660, step: 10 });
  });

  it('ends where a search may not ask for more', () => {
    expect(priceScale({ low: 90_000, high: 1_400_000 })).toEqual({ min: 900, max: 10_000, step: 50 });
  });

  it('has room for both ends also with a single price', () => {
    expect(priceScale({ low: 50_000, high: 50_000 })).toEqual({ min: 500, max: 510, step: 10 });
  });
});

describe('rangeOnScale', () => {
  it('open ends stand at their limits, and so do amounts beyond them', () => {
    expect(rangeOnScale({}, scale)).toEqual([350, 2100]);
    expect(rangeOnScale({ priceMin: 1, priceMax: 9000 }, scale)).toEqual([350, 2100]);
    expect(rangeOnScale({ priceMin: 777 }, scale)).toEqual([777, 2100]);
  });

  it('the wrong way round while it is typed is shown the right way round', () => {
    expect(rangeOnScale({ priceMin: 1500, priceMax: 800 }, scale)).toEqual([800, 1500]);
  });
});

describe('movedRange', () => {
  it('takes the end that moved and leaves the other as it was typed', () => {
    expect(movedRange({ priceMin: 777, priceMax: 9000 }, [900, 2100], scale)).toEqual({
      priceMin: 900,
      priceMax: 9000,
    });
  });

  it('an end moved to its limit is open', () => {
    expect(movedRange({ priceMin: 900, priceMax: 1500 }, [350, 1500], scale)).toEqual({
      priceMin: undefined,
      priceMax: 1500,
    });
    expect(movedRange({ priceMax: 1500 }, [350, 2100], scale)).toEqual({});
  });
});
