import { Button } from '@melhor-escola/ui/button';
import { Select } from '@melhor-escola/ui/select';
import { filterFormId } from '../filters/filter-form.tsx';
import type { ResultsSearch } from '../search-params.ts';
import { offerSorts, type OfferSort } from '@melhor-escola/domain/offer-sort';

/** Where the bar of a phone leads without scripts. */
export const sortPlaceId = 'ordenar';

export interface SortSelectProps {
  search: ResultsSearch;
  onChange: (search: ResultsSearch) => void;
}

/**
 * The order of the list. Belongs to the form of filters wherever it stands. On a phone it shows when a link leads to it
 * (without scripts); with scripts the sheet of the bar takes its place.
 */
export function SortSelect({ search, onChange }: SortSelectProps) {
  return (
    <div id={sortPlaceId} className="hidden items-center gap-3 target:flex lg:flex">
      <span aria-hidden="true" className="text-small whitespace-nowrap text-ink-soft">
        Ordenar por
      </span>
      <Select
        label="Ordenar por"
        labelHidden
        name="sort"
        form={filterFormId}
        size="small"
        value={search.sort ?? 'relevance'}
        onValueChange={(value) => onChange({ ...search, sort: findOfferSort(value) })}
      >
        {sortsFor(search).map(({ sort, name }) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form={filterFormId} size="small">
          Ordenar
        </Button>
      </noscript>
    </div>
  );
}

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
function findOfferSort(value: string): OfferSort | undefined {
  return offerSorts.find((sort) => sort === value);
}
