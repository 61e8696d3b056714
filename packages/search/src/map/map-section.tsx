import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { findGrade, ofTheGrade } from '@melhor-escola/domain/stage';
import { pluralize, formatCount } from '@melhor-escola/domain/count';
import { Text } from '@melhor-escola/ui/text';
import { useEffect, useRef } from 'react';
import { OfferCardsSkeleton } from '../offer/offer-card.tsx';
import { useSearchPorts } from '../ports.tsx';
import { ResultsFailure } from '../results/error-screen.tsx';
import { mapSchoolsQuery, type MapSchools } from '../results/queries.ts';
import { EmptyResults } from '../results/relaxation/empty-results.tsx';
import { findsCheapest } from '../results/search-sentence.ts';
import { useResultsQuery } from '../results/use-results-query.ts';
import { MapList } from './map-list.tsx';
import { MapView, useMapSelection } from './map-view.tsx';
import type { MapTiles } from './school-map.ts';

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
  const selection = useMapSelection();
  const whole = useRef<HTMLDivElement>(null);
  const show = (slug: string) => {
    selection.show(slug);
    // On a phone the list covers the map like a sheet.
    if (!matchMedia('(min-width: 48rem)').matches) whole.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div
      ref={whole}
      className="flex scroll-my-16 flex-col gap-4 md:grid md:grid-cols-[clamp(17rem,36%,20rem)_minmax(0,1fr)] noscript:block"
    >
      <div className="tall:sticky top-16 flex h-[50dvh] min-h-72 flex-col gap-2 max-md:-mb-8 md:order-last md:h-[calc(100dvh-18rem)] lg:top-4 noscript:hidden">
        <MapView
          found={found}
          search={search}
          city={city}
          tiles={tiles}
          selection={selection}
          onSearch={onSearch}
        />
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
            <SchoolCount found={found} search={search} />
            <MapList
              schools={found.schools}
              search={search}
              focus={selection.focus}
              onHover={selection.hover}
              onShow={show}
              onOpen={selection.open}
            />
          </>
        )}
      </div>
    </div>
  );
}

function SchoolCount({ found: { schools, total }, search }: Pick<MapAndListProps, 'found' | 'search'>) {
  const grade = search.grade && findGrade(search.grade);
  const cheapest = `da bolsa mais barata de cada uma${findsCheapest(search) ? '' : ' com estes filtros'}`;
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
        `${pluralize(total, 'escola', 'escolas')}. No mapa, o preço ${grade ? ofTheGrade(grade) : cheapest}.`
      )}
    </Text>
  );
}
