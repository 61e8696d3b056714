import { Link } from '@melhor-escola/ui/link';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import Close from 'lucide-react/icons/x';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { activeFilters, withoutFilters } from './active-filters.ts';
import type { Facets } from './facets.ts';
import type { ResultsSearch } from './search-params.ts';

/** The filters at work, each a link to the search without it, and one to the search without any. */
export function ActiveFilterChips({ search, facets }: { search: ResultsSearch; facets: Facets }) {
  const { links } = useSearchPorts();
  const neighborhood = facets.neighborhood_slug?.find(({ value }) => value === search.neighborhood)?.label;
  const filters = activeFilters(search, { neighborhood });
  if (filters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TagList aria-label="Filtros ativos">
        {filters.map(({ key, label, without }) => (
          <TagLink key={key + label} icon={Close} asChild>
            <RouteLink to={links.results(without)} keepScroll aria-label={`Remover filtro ${label}`}>
              {label}
            </RouteLink>
          </TagLink>
        ))}
      </TagList>
      <Link asChild className="py-1.5 text-small">
        <RouteLink to={links.results(withoutFilters(search))} keepScroll>
          Limpar filtros
        </RouteLink>
      </Link>
    </div>
  );
}
