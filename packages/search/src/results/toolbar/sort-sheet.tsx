import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Icon } from '@melhor-escola/ui/icon';
import Check from 'lucide-react/icons/check';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { sortsFor } from './toolbar.tsx';

export interface SortSheetProps {
  search: OfferSearch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Sort options on a phone: links, so that one tap is enough. */
export function SortSheet({ search, open, onOpenChange }: SortSheetProps) {
  const { links } = useSearchPorts();
  const current = search.sort ?? searchDefaults.sort;
  return (
    <BottomSheet title="Ordenar por" open={open} onOpenChange={onOpenChange}>
      <ul className="flex flex-col">
        {sortsFor(search).map(({ sort, name }) => (
          <li key={sort}>
            <RouteLink
              to={links.results({
                ...search,
                page: undefined,
                sort: sort === searchDefaults.sort ? undefined : sort,
              })}
              replace
              keepScroll
              aria-current={sort === current ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control py-2 aria-[current]:font-semibold aria-[current]:text-brand"
              onClick={() => onOpenChange(false)}
            >
              <span>{name}</span>
              {sort === current && <Icon as={Check} />}
            </RouteLink>
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}
