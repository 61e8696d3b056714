import type { OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchPorts } from '../ports.tsx';
import { mapSchoolsQuery } from '../results/queries.ts';
import { useHoveredSchool } from './hovered-school.ts';
import { MapFailure, MapView, useMapSelection } from './map-view.tsx';
import type { MapTiles } from './school-map.ts';

export interface SideMapProps {
  search: OfferSearch;
  city: CityHit | undefined;
  tiles: MapTiles | undefined;
  onSearch: (search: OfferSearch) => void;
}

/**
 * The map beside the list of results, with the schools of all its pages. The school of a hovered or focused card has its pin highlighted.
 * While another search loads, the map of the one before stays.
 */
export function SideMap({ search, city, tiles, onSearch }: SideMapProps) {
  const { service } = useSearchPorts();
  const selection = useMapSelection();
  const hovered = useHoveredSchool();
  const {
    data: found,
    isError,
    refetch,
  } = useQuery({
    ...mapSchoolsQuery(service, search),
    placeholderData: keepPreviousData,
  });
  if (!found) return isError && <MapFailure retry={() => void refetch()} />;
  const { focus } = selection;
  return (
    <MapView
      found={found}
      search={search}
      city={city}
      tiles={tiles}
      selection={{ ...selection, focus: { ...focus, hovered: focus.hovered ?? hovered } }}
      onSearch={onSearch}
    />
  );
}
