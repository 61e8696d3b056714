import { Heading } from '@melhor-escola/ui/text';
import type { FilteredSearch } from './filter-props.ts';
import { FilterForm } from './filter-form.tsx';
import type { ResultsSearch } from '../search-params.ts';
import { useSearchDraft } from './use-search-draft.ts';

/** Where the bar of a phone leads without scripts. */
export const filterPanelId = 'filtros';

export interface FilterPanelProps extends FilteredSearch {
  onChange: (search: ResultsSearch) => void;
}

/** The filters beside the list. On a phone they show when a link leads to them; with scripts a sheet takes their place. */
export function FilterPanel({ search, onChange, ...rest }: FilterPanelProps) {
  const [shown, change] = useSearchDraft(search, onChange);
  return (
    <aside
      id={filterPanelId}
      aria-labelledby="titulo-filtros"
      className="hidden target:block lg:block print:hidden"
    >
      <Heading level={2} size="small" id="titulo-filtros" className="mb-4">
        Filtros
      </Heading>
      <FilterForm {...rest} search={shown} onChange={change} />
    </aside>
  );
}
