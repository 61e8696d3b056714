import { MAX_RADIUS_KM, type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { MapArea } from '@melhor-escola/api-client/map-base-layer';
import type { CityHit } from '@melhor-escola/api-client/service';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { findGrade, ofTheGrade, type Grade } from '@melhor-escola/domain/stage';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { useLowData } from '../low-data/low-data.tsx';
import { pluralize, formatCount } from '@melhor-escola/domain/count';
import { Card } from '@melhor-escola/ui/card';
import { useSearchPorts } from '../ports.tsx';
import { EmptyResults } from '../results/relaxation/empty-results.tsx';
import { ResultsFailure } from '../results/error-screen.tsx';
import { mapSchoolsQuery, type MapSchools } from '../results/queries.ts';
import { OfferCardsSkeleton } from '../offer/offer-card.tsx';
import { useResultsQuery } from '../results/use-results-query.ts';
import { areaSearch, boundsAround, brazil, type Bounds } from './area.ts';
import { type MapFocus, MapList } from './map-list.tsx';
import type { MapTiles } from './school-map.ts';
import { overLowerEdge, SelectedSchools } from './selected-schools.tsx';
import { useVisitedSchools } from './use-visited-schools.ts';

const MapPanel = lazy(async () => ({ default: (await import('./map-panel.tsx')).MapPanel }));

const nothing: MapFocus = { hovered: undefined, selected: [], target: undefined };

export interface MapSectionProps {
  search: OfferSearch;
  city: CityHit | undefined;
  tiles: MapTiles | undefined;
  /** The shown results do not match the current search (yet). */
  isBusy: boolean;
  onSearch: (search: OfferSearch) => void;
}

/** The results as a map with a list of its schools beside it, synchronized both ways. The list is complete without the map. */
export function MapSection({ search, city, tiles, isBusy, onSearch }: MapSectionProps) {
  const { service, track } = useSearchPorts();
  const schools = useResultsQuery(mapSchoolsQuery(service, search));
  const found = schools.data;
  useEffect(() => track({ name: 'interaction', component: 'results-map', action: 'open' }), [track]);
  return (
    <section
      aria-labelledby="resultados"
      aria-busy={isBusy}
      className={`transition-opacity ${isBusy && found ? 'opacity-40' : ''}`}
    >
      {found && <MapAndList found={found} search={search} city={city} tiles={tiles} onSearch={onSearch} />}
      {schools.failure && !isBusy && (
        <ResultsFailure error={schools.failure} isRetrying={schools.isFetching} onRetry={schools.refetch} />
      )}
      {!found && (isBusy || !schools.failure) && <OfferCardsSkeleton />}
    </section>
  );
}

interface MapAndListProps extends Omit<MapSectionProps, 'isBusy'> {
  found: MapSchools;
}

function MapAndList({ found, search, city, tiles, onSearch }: MapAndListProps) {
  const [focus, setFocus] = useState(nothing);
  const ground = useMapTiles(tiles);
  const { visited, add } = useVisitedSchools();
  const { track } = useSearchPorts();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const hover = (hovered: string | undefined) => setFocus((before) => ({ ...before, hovered }));
  const select = (selected: readonly string[]) => {
    opener.current = document.activeElement;
    setFocus({ ...nothing, selected });
    add(selected);
    track({ name: 'interaction', component: 'results-map', action: 'choose', label: selected[0] });
  };
  const show = (slug: string) => {
    opener.current = document.activeElement;
    setFocus({ ...nothing, selected: [slug], target: slug });
    // On a phone the list covers the map like a sheet.
    if (!matchMedia('(min-width: 48rem)').matches) whole.current?.scrollIntoView({ block: 'start' });
    track({ name: 'interaction', component: 'results-map', action: 'show', label: slug });
  };
  const close = () => {
    setFocus(nothing);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const open = (slug: string) => add([slug]);
  const grade = search.grade && findGrade(search.grade);
  const { lat, lng, radius = searchDefaults.radius } = search;
  const around = lat !== undefined && lng !== undefined ? { lat, lng, radius } : undefined;
  return (
    <div
      ref={whole}
      className="flex scroll-my-16 flex-col gap-4 md:grid md:grid-cols-[clamp(17rem,36%,20rem)_minmax(0,1fr)] noscript:block"
    >
      <div className="tall:sticky top-16 flex h-[50dvh] min-h-72 flex-col gap-2 max-md:-mb-8 md:order-last md:h-[calc(100dvh-18rem)] lg:top-4 noscript:hidden">
        <div className="relative min-h-0 flex-1">
          <CatchBoundary getResetKey={() => 'map'} errorComponent={MapFailure}>
            <AfterHydration fallback={<MapPlaceholder />}>
              <Suspense fallback={<MapPlaceholder />}>
                <MapPanel
                  schools={found.schools}
                  home={initialBounds(around, city)}
                  around={around}
                  tiles={ground.tiles}
                  grade={grade}
                  focus={focus}
                  visited={visited}
                  onHover={hover}
                  onSelect={select}
                  onSearchArea={(bounds) => onSearch(areaSearch(search, bounds))}
                />
              </Suspense>
            </AfterHydration>
          </CatchBoundary>
          <SelectedSchools
            schools={found.schools.filter(({ slug }) => focus.selected.includes(slug))}
            grade={grade}
            onOpen={open}
            onClose={close}
          />
          {found.total === 0 && around && radius < MAX_RADIUS_KM && (
            <NothingHere
              onWiden={() => onSearch({ ...search, radius: Math.min(radius * 2, MAX_RADIUS_KM) })}
            />
          )}
        </div>
        {ground.show && (
          <Button size="small" onClick={ground.show}>
            Mostrar o fundo do mapa
          </Button>
        )}
      </div>
      <div className="relative z-1 flex min-w-0 flex-col gap-3 bg-paper max-md:-mx-4 max-md:rounded-t-sheet max-md:p-4 max-md:shadow-float">
        <noscript>
          <Text size="small" tone="soft">
            O mapa precisa de JavaScript. A lista tem todas as escolas dele.
          </Text>
        </noscript>
        {found.total === 0 ? (
          <EmptyResults search={search} city={city} />
        ) : (
          <>
            <SchoolCount found={found} grade={grade} />
            <MapList
              schools={found.schools}
              search={search}
              focus={focus}
              onHover={hover}
              onShow={show}
              onOpen={open}
            />
          </>
        )}
      </div>
    </div>
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

/** Replaces a map whose code could not be loaded, as without a connection. */
function MapFailure() {
  return (
    <div className="cover-pattern flex h-full flex-col items-center justify-center gap-3 rounded-card border border-hairline p-4">
      <Text size="small" className="rounded-control bg-card px-2">
        O mapa não carregou. A lista tem todas as escolas dele.
      </Text>
      <Button onClick={() => window.location.reload()}>Tentar de novo</Button>
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

function SchoolCount({ found: { schools, total }, grade }: { found: MapSchools; grade: Grade | undefined }) {
  return (
    <Text size="small" tone="soft">
      {schools.length < total ? (
        <>
          <span>{`${formatCount(schools.length)} de ${pluralize(total, 'escola', 'escolas')}`}</span>
          <span className="noscript:hidden">
            : aproxime o mapa e busque na área, ou filtre, para ver as outras
          </span>
          .
        </>
      ) : (
        `${pluralize(total, 'escola', 'escolas')}. No mapa, o preço ${grade ? ofTheGrade(grade) : 'da bolsa mais barata de cada uma'}.`
      )}
    </Text>
  );
}

/** Reserves the map's space while it loads. */
function MapPlaceholder() {
  return <div className="cover-pattern h-full rounded-card border border-hairline" />;
}
