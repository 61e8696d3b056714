import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import type { ResultsSearch } from '../../search-params.ts';

/** The two ends of a search by price, in whole reais; an end left open is `undefined`. */
export type PriceRange = Pick<ResultsSearch, 'priceMin' | 'priceMax'>;

/** '1.500' or 'R$ 1500,90' → 1500: whole reais within what a search takes; `undefined` for a text without figures. */
export function readReais(text: string): number | undefined {
  const figures = text.replace(/,.*$/u, '').replaceAll(/\D/g, '');
  if (figures === '') return undefined;
  return Math.min(searchDefaults.priceMax, Math.max(searchDefaults.priceMin, Number(figures)));
}

/** Amounts typed the wrong way round are meant the right way round. An end at its limit is open. */
export function orderedRange({ priceMin, priceMax }: PriceRange): PriceRange {
  const isReversed = priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
  const [low, high] = isReversed ? [priceMax, priceMin] : [priceMin, priceMax];
  return {
    priceMin: low === searchDefaults.priceMin ? undefined : low,
    priceMax: high === searchDefaults.priceMax ? undefined : high,
  };
}
