import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { SliderRange } from '@melhor-escola/ui/slider';
import type { priceBounds } from './facets.ts';
import { orderedRange, type PriceRange } from './price-range.ts';

/** A scale of prices for a slider, in whole reais. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const CENTAVOS = 100;
/** Above so many reais from end to end, R$ 50 is as fine as a thumb can tell. */
const COARSE_FROM = 500;

/** The scale on which all prices of a search lie, from step to step, as far as a search may ask for them. */
export function priceScale({ low, high }: NonNullable<ReturnType<typeof priceBounds>>): PriceScale {
  const step = (high - low) / CENTAVOS > COARSE_FROM ? 50 : 10;
  const min = Math.floor(low / CENTAVOS / step) * step;
  const max = Math.min(Math.ceil(high / CENTAVOS / step) * step, searchDefaults.priceMax);
  return { min, max: Math.max(max, min + step), step };
}

/** Where the ends of a range stand on a scale: an open end at its limit, and so an amount beyond it. */
export function rangeOnScale(range: PriceRange, { min, max }: PriceScale): SliderRange {
  const { priceMin = min, priceMax = max } = orderedRange(range);
  const within = (amount: number) => Math.min(Math.max(amount, min), max);
  return [within(priceMin), within(priceMax)];
}

/** The range after a slider has moved: only the end that moved is another, and one moved to its limit is open. */
export function movedRange(range: PriceRange, [low, high]: SliderRange, scale: PriceScale): PriceRange {
  const [oldLow, oldHigh] = rangeOnScale(range, scale);
  const { priceMin, priceMax } = orderedRange(range);
  return {
    priceMin: low === oldLow ? priceMin : low === scale.min ? undefined : low,
    priceMax: high === oldHigh ? priceMax : high === scale.max ? undefined : high,
  };
}
