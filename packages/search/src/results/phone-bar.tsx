import { LinkButton } from '@melhor-escola/ui/button';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { activeFilters } from './active-filters.ts';
import { filterPanelId } from './filter-panel.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';

export interface PhoneBarProps extends FilterFieldsProps {
  /** How many offers the search has found, once known. */
  total: number | undefined;
}

/** On a phone: the way to filters and order, always in reach. */
export function PhoneBar({ search }: PhoneBarProps) {
  const count = activeFilters(search).length;
  return (
    <div className="sticky top-0 z-10 -mx-4 flex gap-3 border-b border-hairline bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
      <LinkButton href={`#${filterPanelId}`} icon={SlidersHorizontal} className="flex-1">
        Filtros{count > 0 && ` (${count})`}
      </LinkButton>
      <LinkButton href="#ordenar" icon={ArrowUpDown} className="flex-1">
        Ordenar
      </LinkButton>
    </div>
  );
}
