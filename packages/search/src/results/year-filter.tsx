import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';
import { formatCount } from '@melhor-escola/domain/count';
import { countOf } from './facets.ts';
import type { FilterProps } from './filter-fields.tsx';
import { validateResultsSearch } from './search-params.ts';

/** The school year, where offers are of several. */
export function YearFilter({ search, facets, change }: FilterProps) {
  const chosen = (search.years ?? []).map(String);
  const known = (facets.year ?? []).map(({ value }) => value);
  const years = [...new Set([...chosen, ...known])].toSorted();
  if (years.length < 2 && chosen.length === 0) return null;
  return (
    <CheckboxGroup
      legend="Ano letivo"
      name="years[]"
      value={chosen}
      onValueChange={(value) => change({ years: validateResultsSearch({ years: value }).years })}
    >
      {years.map((year) => {
        const count = countOf(facets.year, year);
        return (
          <Checkbox
            key={year}
            value={year}
            label={year}
            trailing={count === undefined ? undefined : formatCount(count)}
          />
        );
      })}
    </CheckboxGroup>
  );
}
