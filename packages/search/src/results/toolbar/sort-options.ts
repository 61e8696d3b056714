import { offerSorts, type OfferSort } from '@melhor-escola/domain/offer-sort';
import type { ResultsSearch } from '../search-params.ts';

const names: Record<OfferSort, string> = {
  relevance: 'Mais relevantes',
  'price-asc': 'Menor mensalidade',
  'price-desc': 'Maior mensalidade',
  'annual-cost': 'Menor custo no ano',
  discount: 'Maior desconto',
  distance: 'Mais perto',
  rating: 'Melhor avaliação',
};

/** An order of the list, by its name. */
export interface SortOption {
  readonly sort: OfferSort;
  readonly name: string;
}

/** The orders a search can have: by distance only from a position. */
export function sortsFor(search: ResultsSearch): SortOption[] {
  return offerSorts
    .filter((sort) => sort !== 'distance' || search.lat !== undefined)
    .map((sort) => ({ sort, name: names[sort] }));
}

/** The order a control's value stands for; `undefined` for what is none. */
export function findOfferSort(value: string): OfferSort | undefined {
  return offerSorts.find((sort) => sort === value);
}
