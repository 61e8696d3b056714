import type { CityHit } from '@melhor-escola/api-client/service';
import { Button } from '@melhor-escola/ui/button';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import { Text } from '@melhor-escola/ui/text';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AfterHydration } from '@melhor-escola/ui/hooks';
import { useLowData } from '../low-data/low-data.tsx';
import { pluralize, formatCount } from '@melhor-escola/domain/count';
import { Card } from '@melhor-escola/ui/card';
import Close from 'lucide-react/icons/x';
import { useSearchPorts } from '../ports.tsx';
import { EmptyResults } from '../results/relaxation/empty-results.tsx';
import { ResultsFailure } from '../results/error-screen.tsx';
import { mapSchoolsQuery, type MapSchools } from '../results/queries.ts';
import { OfferCardsSkeleton } from '../offer/offer-card.tsx';
import type { ResultsSearch } from '../results/search-params.ts';
import { useResultsQuery } from '../results/use-results-query.ts';
import { areaSearch } from './area.ts';
import { type MapFocus, MapList, MapSchoolFacts } from './map-list.tsx';
import type { MapTiles } from './school-map.ts';
import type { MapSchool } from './map-school.ts';

const MapPanel = lazy(async () => ({ default: (await import('./map-panel.tsx')).MapPanel }));

const nothing: MapFocus = { hovered: undefined, selected: [], target: undefined };

export interface MapSectionProps {
  search: ResultsSearch;
  city: CityHit | undefined;
  tiles: MapTiles | undefined;
  /** The shown results do not match the current search (yet). */
  isBusy: boolean;
  onSearch: (search: ResultsSearch) => void;
}

/** The results as a map with a list of its schools beside it, synchronised both ways. The list is complete without the map. */
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
  const { track } = useSearchPorts();
  const hover = (hovered: string | undefined) => setFocus((before) => ({ ...before, hovered }));
  const select = (selected: readonly string[]) => {
    setFocus({ ...nothing, selected });
    track({ name: 'interaction', component: 'results-map', action: 'choose', label: selected[0] });
  };
  const show = (slug: string) => {
    setFocus({ ...nothing, selected: [slug], target: slug });
    track({ name: 'interaction', component: 'results-map', action: 'show', label: slug });
  };
  const { lat, lng, radius = searchDefaults.radius } = search;
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-2 md:sticky md:top-4 md:order-last md:h-[calc(100dvh-18rem)] md:min-h-96">
        <div className="relative h-[55dvh] min-h-72 md:h-auto md:min-h-0 md:flex-1">
          <AfterHydration fallback={<MapPlaceholder />}>
            <Suspense fallback={<MapPlaceholder />}>
              <MapPanel
                schools={found.schools}
                around={lat !== undefined && lng !== undefined ? { lat, lng, radius } : undefined}
                tiles={ground.tiles}
                focus={focus}
                onHover={hover}
                onSelect={select}
                onSearchArea={(bounds) => onSearch(areaSearch(search, bounds))}
              />
            </Suspense>
          </AfterHydration>
          <SelectedSchools
            schools={found.schools.filter(({ slug }) => focus.selected.includes(slug))}
            onClose={() => setFocus(nothing)}
          />
        </div>
        {ground.show && (
          <Button size="small" onClick={ground.show}>
            Mostrar o fundo do mapa
          </Button>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <noscript>
          <Text size="small" tone="soft">
            O mapa precisa de JavaScript. A lista tem todas as escolas dele.
          </Text>
        </noscript>
        {found.total === 0 ? (
          <EmptyResults search={search} city={city} />
        ) : (
          <>
            <SchoolCount found={found} />
            <MapList schools={found.schools} focus={focus} onHover={hover} onShow={show} />
          </>
        )}
      </div>
    </div>
  );
}

interface SelectedSchoolsProps {
  /** The school of the selected pin, or the schools at one point; empty without a selection. */
  schools: readonly MapSchool[];
  onClose: () => void;
}

/** The schools selected on the map, over its lower edge. */
function SelectedSchools({ schools, onClose }: SelectedSchoolsProps) {
  if (schools.length === 0) return null;
  return (
    <div className="absolute inset-x-3 bottom-10 mx-auto max-h-3/5 max-w-md overflow-y-auto rounded-card shadow-float">
      <Card as="section" padding="small" aria-label="Escolhida no mapa" className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {schools.length > 1 && (
            <Text size="small" weight="strong">
              {pluralize(schools.length, 'escola', 'escolas')} neste ponto
            </Text>
          )}
          {schools.map((school) => (
            <MapSchoolFacts key={school.slug} school={school} level={3} />
          ))}
        </div>
        <Button variant="quiet" size="small" icon={Close} aria-label="Fechar" onClick={onClose} />
      </Card>
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

function SchoolCount({ found: { schools, total } }: { found: MapSchools }) {
  return (
    <Text size="small" tone="soft">
      {schools.length < total
        ? `${formatCount(schools.length)} de ${pluralize(total, 'escola', 'escolas')}: aproxime o mapa e busque na área, ou filtre, para ver as outras.`
        : `${pluralize(total, 'escola', 'escolas')}, cada uma com a primeira bolsa desta busca.`}
    </Text>
  );
}

/** Reserves the map's space while it loads. */
function MapPlaceholder() {
  return <Skeleton shape="block" width="100%" height="100%" />;
}
