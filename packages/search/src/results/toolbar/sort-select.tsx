import { findOfferSort, sortsFor } from './sort-options.ts';
import { Button } from '@melhor-escola/ui/button';
import { Select } from '@melhor-escola/ui/select';
import { filterFormId } from '../filters/filter-form.tsx';
import type { ResultsSearch } from '../search-params.ts';

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
