import { Heading } from '@melhor-escola/ui/text';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { FilterForm } from './filter-form.tsx';
import { useSearchDraft } from './use-search-draft.ts';

/** Where the bar of a phone leads without scripts. */
export const filterPanelId = 'filtros';

/** The filters beside the list. On a phone they show when a link leads to them; with scripts a sheet takes their place. */
export function FilterPanel({ search, onChange, ...rest }: FilterFieldsProps) {
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
