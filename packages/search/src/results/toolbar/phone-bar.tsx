import { LinkButton } from '@melhor-escola/ui/button';
import { lazyPart } from '@melhor-escola/ui/hooks';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState, type MouseEvent } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { activeFilters, chooseGrade } from '../filters/active-filters.ts';
import { filterPanelId, type FilterPanelProps } from '../filters/filter-panel.tsx';
import { sortPlaceId, withView } from './toolbar.tsx';

const importFilterSheet = () => import('../filters/filter-sheet.tsx');
const importSortSheet = () => import('./sort-sheet.tsx');
const FilterSheet = lazyPart(async () => (await importFilterSheet()).FilterSheet);
const SortSheet = lazyPart(async () => (await importSortSheet()).SortSheet);

/** A failed attempt is repeated when the sheet opens. */
const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

/** Four in one row of 320 px: as wide as their words, of which only a long grade is cut short. */
const part =
  'flex-auto whitespace-nowrap max-sm:px-1.5! max-sm:text-small! max-[26rem]:text-extra-small! max-[22rem]:px-1! max-sm:[&_svg]:hidden';

export interface PhoneBarProps extends FilterPanelProps {
  /** Number of offers of the search, once known. */
  total: number | undefined;
}

/**
 * Sticky links to the grade, the other filters and the order on a phone. They point to these on the page; with JavaScript they open
 * bottom sheets instead, loaded when a finger approaches.
 */
export function PhoneBar(props: PhoneBarProps) {
  const filters = useSheet();
  const sort = useSheet();
  const { links } = useSearchPorts();
  const active = activeFilters(props.search);
  const grade = active.find(({ key }) => key === 'grade');
  const count = active.length - (grade ? 1 : 0);
  const isMap = props.search.view === 'map';
  return (
    <>
      <div className="tall:sticky top-0 z-10 -mx-4 flex flex-wrap gap-2 border-b border-hairline bg-paper px-4 py-1 max-sm:gap-1 sm:-mx-6 sm:px-6 lg:hidden print:hidden">
        <LinkButton
          href={`#${filterPanelId}`}
          aria-haspopup="dialog"
          className={`${part} min-w-0`}
          onPointerEnter={() => preload(importFilterSheet)}
          onFocus={() => preload(importFilterSheet)}
          onClick={filters.openInstead}
        >
          <span className="truncate">{grade?.label ?? chooseGrade}</span>
        </LinkButton>
        <LinkButton
          href={`#${filterPanelId}`}
          icon={SlidersHorizontal}
          aria-haspopup="dialog"
          className={`${part} shrink-0`}
          onPointerEnter={() => preload(importFilterSheet)}
          onFocus={() => preload(importFilterSheet)}
          onClick={filters.openInstead}
        >
          {count > 0 ? `Filtros (${count})` : 'Filtros'}
        </LinkButton>
        <LinkButton
          href={`#${sortPlaceId}`}
          icon={ArrowUpDown}
          aria-haspopup="dialog"
          className={`${part} shrink-0`}
          onPointerEnter={() => preload(importSortSheet)}
          onFocus={() => preload(importSortSheet)}
          onClick={sort.openInstead}
        >
          Ordenar
        </LinkButton>
        <LinkButton asChild icon={isMap ? List : MapIcon} className={`${part} shrink-0`}>
          <RouteLink to={links.results(withView(props.search, isMap ? undefined : 'map'))} keepScroll>
            {isMap ? 'Lista' : 'Mapa'}
          </RouteLink>
        </LinkButton>
      </div>
      {filters.opened > 0 && <FilterSheet key={filters.opened} {...props} {...filters.state} />}
      {sort.opened > 0 && <SortSheet search={props.search} {...sort.state} />}
    </>
  );
}

/** State of a bottom sheet that replaces a link. `opened` counts the openings and is its key, so that it starts fresh each time. */
function useSheet() {
  const [opened, setOpened] = useState(0);
  const [open, onOpenChange] = useState(false);
  return {
    opened,
    state: { open, onOpenChange },
    openInstead: (event: MouseEvent) => {
      event.preventDefault();
      setOpened((times) => times + 1);
      onOpenChange(true);
    },
  };
}
