import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { offerSorts, type OfferSort } from '@melhor-escola/domain/offer-sort';
import { Button } from '@melhor-escola/ui/button';
import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import { Select } from '@melhor-escola/ui/select';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { filterFormId } from '../filters/read-filter-form.ts';

/** Link target of the phone's toolbar without JavaScript. */
export const sortPlaceId = 'ordenar';

export interface ToolbarProps {
  search: OfferSearch;
  onChange: (search: OfferSearch) => void;
}

/** The toolbar above the results: order, and list or map. */
export function Toolbar({ search, onChange }: ToolbarProps) {
  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-4 max-lg:contents print:hidden">
      <SortSelect search={search} onChange={onChange} />
      <ViewToggle search={search} />
    </div>
  );
}

/**
 * Sort select of the list, associated with the filter form. On a phone it shows when targeted by a link (without
 * JavaScript); with JavaScript the sort sheet replaces it.
 */
function SortSelect({ search, onChange }: ToolbarProps) {
  return (
    <div id={sortPlaceId} className="hidden items-center gap-3 target:flex lg:flex">
      <span aria-hidden="true" className="text-small whitespace-nowrap text-ink-soft">
        Ordenar por
      </span>
      <Select
        label="Ordenar por"
        labelHidden
        name="sort"
        form={filterFormId}
        size="small"
        value={search.sort ?? 'relevance'}
        onValueChange={(value) => onChange({ ...search, sort: findOfferSort(value) })}
      >
        {sortsFor(search).map(({ sort, name }) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" form={filterFormId} size="small">
          Ordenar
        </Button>
      </noscript>
    </div>
  );
}

const names: Record<OfferSort, string> = {
  relevance: 'Mais relevantes',
  'price-asc': 'Menor mensalidade',
  'price-desc': 'Maior mensalidade',
  'annual-cost': 'Menor custo no ano',
  discount: 'Maior desconto',
  distance: 'Mais perto',
  rating: 'Melhor avaliação',
};

/** A sort option with its name. */
export interface SortOption {
  readonly sort: OfferSort;
  readonly name: string;
}

/** The sort options of a search: by distance only with a position. */
export function sortsFor(search: OfferSearch): SortOption[] {
  return offerSorts
    .filter((sort) => sort !== 'distance' || search.lat !== undefined)
    .map((sort) => ({ sort, name: names[sort] }));
}

/** Parses a control's value; `undefined` if it is no sort order. */
function findOfferSort(value: string): OfferSort | undefined {
  return offerSorts.find((sort) => sort === value);
}

const views = [
  { view: undefined, name: 'Lista', icon: List },
  { view: 'map', name: 'Mapa', icon: MapIcon },
] as const;

/** Switches between list and map: links, so that each has a URL. */
function ViewToggle({ search }: { search: OfferSearch }) {
  const { links } = useSearchPorts();
  return (
    <SegmentedNav aria-label="Modo de ver" size="small" className="hidden shrink-0 lg:block">
      {views.map(({ view, name, icon }) => (
        <SegmentLink key={name} asChild icon={icon} current={search.view === view}>
          <RouteLink to={links.results(withView(search, view))} keepScroll>
            {name}
          </RouteLink>
        </SegmentLink>
      ))}
    </SegmentedNav>
  );
}

/** The search in another view, on its first page: a map has no pages. */
export function withView(search: OfferSearch, view: OfferSearch['view']): OfferSearch {
  return { ...search, view, page: undefined };
}
