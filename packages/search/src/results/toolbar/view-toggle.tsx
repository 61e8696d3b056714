import { Icon } from '@melhor-escola/ui/icon';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { ResultsSearch } from '../search-params.ts';

const views = [
  { view: undefined, name: 'Lista', icon: List },
  { view: 'map', name: 'Mapa', icon: MapIcon },
] as const;

/** The same results as a list or as a map: links, so that each has an address. */
export function ViewToggle({ search }: { search: ResultsSearch }) {
  const { links } = useSearchPorts();
  return (
    <nav aria-label="Modo de ver" className="hidden shrink-0 lg:block">
      <ul className="flex rounded-control border border-control-line bg-card p-0.5">
        {views.map(({ view, name, icon }) => (
          <li key={name}>
            <RouteLink
              to={links.results(withView(search, view))}
              keepScroll
              aria-current={search.view === view ? 'true' : undefined}
              className="flex min-h-8 items-center gap-2 rounded-control px-3 text-small aria-[current]:bg-brand-wash aria-[current]:font-semibold aria-[current]:text-brand"
            >
              <Icon as={icon} size="small" />
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search in another view, from its first page: a map has no pages. */
export function withView(search: ResultsSearch, view: ResultsSearch['view']): ResultsSearch {
  return { ...search, view, page: undefined };
}
