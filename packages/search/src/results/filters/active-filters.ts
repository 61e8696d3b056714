import {
  filterKeys,
  filterRows,
  type FilterKey,
  type OfferSearch,
} from '@melhor-escola/domain/search-filters';

/** An active filter value: the label of its chip, and the search without it. */
export interface ActiveFilter {
  readonly key: FilterKey;
  readonly label: string;
  readonly without: OfferSearch;
}

/** What a search without a grade asks for, in the place of that chip. */
export const chooseGrade = 'Escolha a série';

/** Names that the slugs of the search do not contain. */
export type FilterNames = Partial<Record<FilterKey, string | undefined>>;

/** The active filters in form order: a chip per value. */
export function activeFilters(search: OfferSearch, names: FilterNames = {}): ActiveFilter[] {
  return filterKeys
    .flatMap((key) => listChips(key, search, names))
    .toSorted((a, b) => chipOrder(a.key) - chipOrder(b.key));
}

function listChips(key: FilterKey, search: OfferSearch, names: FilterNames): ActiveFilter[] {
  const value = search[key];
  if (value === undefined) return [];
  return [value].flat().flatMap((item: string | number) => {
    const label = names[key] ?? filterRows[key].chip?.label(item, search);
    if (label === undefined) return [];
    const rest = typeof value === 'object' ? value.filter((other) => other !== item) : [];
    const others = withoutFilter(search, key);
    return [{ key, label, without: rest.length > 0 ? { ...others, [key]: rest } : others }];
  });
}

const chipOrder = (key: FilterKey): number => filterRows[key].chip?.order ?? 0;

/** The search without its filters; keeps place and order. */
export function withoutFilters(search: OfferSearch): OfferSearch {
  const filters = filterKeys.filter((key) => filterRows[key].chip);
  return without(search, filters);
}

/** The search without any value of this filter, from its first page. */
export function withoutFilter(search: OfferSearch, key: FilterKey): OfferSearch {
  // Without the first child, the search is for the other one.
  if (key === 'grade') return { ...without(search, ['siblingGrade']), grade: search.siblingGrade };
  return without(search, key === 'priceMin' ? ['priceMin', 'priceMax'] : [key]);
}

function without(search: OfferSearch, keys: readonly FilterKey[]): OfferSearch {
  return { ...search, page: undefined, ...Object.fromEntries(keys.map((key) => [key, undefined])) };
}
