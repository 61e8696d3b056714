import { schoolTags } from '@melhor-escola/domain/school-tag';
import { CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { CountedCheckbox } from './counted-checkbox.tsx';
import { countOf, type FacetValue } from './facets.ts';
import { useState } from 'react';
import type { FilterProps } from './filter-fields.tsx';
import { FoldedFilter } from './folded-filter.tsx';
import { validateResultsSearch } from './search-params.ts';

/** What the school must have: all of it. Those that would leave nothing are left out, unless chosen. */
export function TagFilter({ search, facets, change }: FilterProps) {
  const chosen = search.tags ?? [];
  const known = useLastKnown(facets.tag);
  const shown = schoolTags.filter(({ slug }) => chosen.includes(slug) || countOf(known, slug) !== 0);
  if (shown.length === 0) return null;
  return (
    <FoldedFilter title="O que a escola tem" chosen={chosen.length}>
      <CheckboxGroup
        legend="O que a escola tem"
        legendHidden
        name="tags[]"
        value={chosen}
        onValueChange={(value) => change({ tags: validateResultsSearch({ tags: value }).tags })}
      >
        {shown.map(({ slug, name }) => (
          <CountedCheckbox key={slug} {...{ slug, name }} values={facets.tag} />
        ))}
      </CheckboxGroup>
    </FoldedFilter>
  );
}

/** The counts last known: while they are counted anew, the list keeps its choices under the finger. */
function useLastKnown(values: readonly FacetValue[] | undefined): readonly FacetValue[] | undefined {
  const [last, setLast] = useState(values);
  if (values && values !== last) setLast(values);
  return values ?? last;
}
