import { MAX_RADIUS_KM, type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { MapArea } from '@melhor-escola/api-client/map-base-layer';
import type { CityHit } from '@melhor-escola/api-client/service';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { AfterHydration, lazyPart } from '@melhor-escola/ui/hooks';
import { Text } from '@melhor-escola/ui/text';
import { useRef, useState } from 'react';
import { useLowData } from '../low-data/low-data.tsx';
import { useSearchPorts } from '../ports.tsx';
import type { MapSchools } from '../results/queries.ts';
import { priceSubject } from '../results/search-sentence.ts';
import { areaSearch, boundsAround, brazil, type Bounds } from './area.ts';
import type { MapFocus } from './map-list.tsx';
import type { MapTiles } from './school-map.ts';
import { overLowerEdge, SelectedSchools } from './selected-schools.tsx';
import { useVisitedSchools } from './use-visited-schools.ts';

const MapPanel = lazyPart(async () => (await import('./map-panel.tsx')).MapPanel, {
  failure: (_props, retry) => <MapFailure retry={retry} />,
});

const nothing: MapFocus = { hovered: undefined, selected: [], target: undefined };

/** The focus of a map, and what changes it. */
export interface MapSelection {
  readonly focus: MapFocus;
  /** Slugs of schools that were selected before. */
  readonly visited: ReadonlySet<string>;
  readonly hover: (slug: string | undefined) => void;
  /** Selects the schools of a pin. */
  readonly select: (slugs: readonly string[]) => void;
  /** Selects a school, and pans to it. */
  readonly show: (slug: string) => void;
  /** Marks a school as visited, whose page is opened. */
  readonly open: (slug: string) => void;
  /** Selects nothing. The focus returns to what had it before. */
  readonly close: () => void;
}

/** Creates the selection of a map. */
export function useMapSelection(): MapSelection {
  const [focus, setFocus] = useState(nothing);
  const { visited, add } = useVisitedSchools();
  const { track } = useSearchPorts();
  const opener = useRef<Element>(null);
  return {
    focus,
    visited,
    hover: (hovered) => setFocus((before) => ({ ...before, hovered })),
    select: (selected) => {
      opener.current = document.activeElement;
      setFocus({ ...nothing, selected });
      add(selected);
      track({ name: 'interaction', component: 'results-map', action: 'choose', label: selected[0] });
    },
    show: (slug) => {
      opener.current = document.activeElement;
      setFocus({ ...nothing, selected: [slug], target: slug });
      track({ name: 'interaction', component: 'results-map', action: 'show', label: slug });
    },
    open: (slug) => add([slug]),
    close: () => {
      setFocus(nothing);
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

export interface MapViewProps {
  found: MapSchools;
  search: OfferSearch;
  city: CityHit | undefined;
  tiles: MapTiles | undefined;
  selection: MapSelection;
  onSearch: (search: OfferSearch) => void;
}

/** The schools of a search on a map that fills its container, a flexbox in a column; the selected school lies over its lower edge. */
export function MapView({ found, search, city, tiles, selection, onSearch }: MapViewProps) {
  const ground = useMapTiles(tiles);
  const { lat, lng, radius = searchDefaults.radius } = search;
  const around = lat !== undefined && lng !== undefined ? { lat, lng, radius } : undefined;
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <AfterHydration fallback={<MapPlaceholder />}>
          <MapPanel
            fallback={<MapPlaceholder />}
            schools={found.schools}
            home={initialBounds(around, city)}
            around={around}
            tiles={ground.tiles}
            priceSubject={priceSubject(search)}
            focus={selection.focus}
            visited={selection.visited}
            onHover={selection.hover}
            onSelect={selection.select}
            onSearchArea={(bounds) => onSearch(areaSearch(search, bounds))}
          />
        </AfterHydration>
        <SelectedSchools
          schools={found.schools.filter(({ slug }) => selection.focus.selected.includes(slug))}
          search={search}
          onOpen={selection.open}
          onClose={selection.close}
        />
        {found.total === 0 && around && radius < MAX_RADIUS_KM && (
          <NothingHere onWiden={() => onSearch({ ...search, radius: Math.min(radius * 2, MAX_RADIUS_KM) })} />
        )}
      </div>
      {ground.show && (
        <Button size="small" onClick={ground.show}>
          Mostrar o fundo do mapa
        </Button>
      )}
    </>
  );
}

/** Kilometers around a city's center that a map without schools shows. */
const CITY_RADIUS_KM = 6;

/** What a map without schools shows: the area of the search. */
function initialBounds(around: MapArea | undefined, city: CityHit | undefined): Bounds {
  if (around) return boundsAround(around, around.radius);
  return city ? boundsAround(city.geoloc, CITY_RADIUS_KM) : brazil;
}

/** Over a map without schools: what to do next. */
function NothingHere({ onWiden }: { onWiden: () => void }) {
  return (
    <div className="absolute inset-x-0 mx-auto max-w-md rounded-card shadow-float" style={overLowerEdge}>
      <Card padding="small" className="flex flex-wrap items-center justify-between gap-2">
        <Text size="small" weight="strong">
          Nenhuma escola nesta área
        </Text>
        <Button onClick={onWiden}>Buscar mais longe</Button>
      </Card>
    </div>
  );
}

/** Replaces a map whose code or schools could not be loaded, as without a connection. */
export function MapFailure({ retry }: { retry: () => void }) {
  return (
    <div className="cover-pattern flex h-full flex-col items-center justify-center gap-3 rounded-card border border-hairline p-4">
      <Text size="small" className="rounded-control bg-card px-2">
        O mapa não carregou. A lista tem todas as escolas dele.
      </Text>
      <Button onClick={retry}>Tentar de novo</Button>
    </div>
  );
}

/** The map tiles: in low-data mode none until the visitor requests them. */
function useMapTiles(tiles: MapTiles | undefined): {
  tiles: MapTiles | undefined;
  show: (() => void) | undefined;
} {
  const isLowData = useLowData();
  const [isAsked, setIsAsked] = useState(false);
  const isHeldBack = tiles !== undefined && isLowData && !isAsked;
  return isHeldBack ? { tiles: undefined, show: () => setIsAsked(true) } : { tiles, show: undefined };
}

/** Reserves the map's space while it loads. */
function MapPlaceholder() {
  return <div className="cover-pattern h-full rounded-card border border-hairline" />;
}
