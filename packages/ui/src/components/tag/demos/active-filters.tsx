import { useState } from 'react';
import { TagList, TagToggle } from '@melhor-escola/ui/tag';

/** Within a `TagList`, a removed tag passes the focus to its neighbor. */
export default function ActiveFilters() {
  const [filters, setFilters] = useState(['Manhã', 'Tarde', 'Integral']);
  return (
    <TagList aria-label="Filtros ativos">
      {filters.map((filter) => (
        <TagToggle
          key={filter}
          selected
          onSelectedChange={() => setFilters(filters.filter((one) => one !== filter))}
        >
          {filter}
        </TagToggle>
      ))}
    </TagList>
  );
}
