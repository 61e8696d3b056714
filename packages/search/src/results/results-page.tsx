import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { CityHit } from '@melhor-escola/api-client/service';
import { findStateBySlug } from '@melhor-escola/domain/state';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Heading } from '@melhor-escola/ui/text';
import { useRouter } from '@tanstack/react-router';
import { Link } from '@melhor-escola/ui/link';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import Close from 'lucide-react/icons/x';
import { useState, type MouseEvent } from 'react';
import { Button } from '@melhor-escola/ui/button';
import { AfterHydration, HydrationBoundary, lazyPart } from '@melhor-escola/ui/hooks';
import { useMediaQuery } from '@melhor-escola/ui/media-query';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { OfferAlert } from '../alert/offer-alert.tsx';
import { ConnectionNotice } from '../connection/connection-notice.tsx';
import { useGradeChange } from '../grade/use-asked-grade.ts';
import { useLowData } from '../low-data/low-data.tsx';
import type { MapTiles } from '../map/school-map.ts';
import type { SideMapProps } from '../map/side-map.tsx';
import { TrackSearch } from '../page-tracking.ts';
import { useSearchPorts } from '../ports.tsx';
import { PageBreadcrumb } from '../page-breadcrumb.tsx';
import { validFacets, type Facets, type FilteredSearch } from './filters/facets.ts';
import { FilterPanel, filterPanelId } from './filters/filter-panel.tsx';
import { focusResults } from './focus-results.ts';
import { MapSection, ResultsFailure, SearchPoint } from './lazy-sections.ts';
import { GenericName } from './list/about-list.tsx';
import { OffersSection } from './list/offers-section.tsx';
import { PhoneBar } from './toolbar/phone-bar.tsx';
import { offerFacetsQuery, offersQuery } from './queries.ts';
import { OfferCardsSkeleton } from '../offer/offer-card.tsx';
import { alertSubject, foundSentence, searchedFor } from './search-sentence.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useResultsQuery } from './use-results-query.ts';
import { useSearchNavigation } from './use-search-navigation.ts';
import { nonBreaking } from '../format.ts';
import { RouteLink } from '../route-link.tsx';
import { activeFilters, chooseGrade, withoutFilters } from './filters/active-filters.ts';

const SideMap = lazyPart(async () => (await import('../map/side-map.tsx')).SideMap);

export interface ResultsPageProps {
  search: OfferSearch;
  /** Absent if the search is not of one city. */
  city?: CityHit | undefined;
  /** Absent: maps have no tiles. */
  mapTiles?: MapTiles | undefined;
}

/** Filters, offers and pages of a search whose city is known. */
export function ResultsPage({ search, city, mapTiles }: ResultsPageProps) {
  const { service, saveSearch } = useSearchPorts();
  const router = useRouter();
  const state = search.state === undefined ? undefined : findStateBySlug(search.state);
  const { requested, isNavigating, goTo, goToFromSheet } = useSearchNavigation(search);
  const offers = useResultsQuery(offersQuery(service, search));
  const found = offers.data;
  const offerFacets = useResultsQuery(offerFacetsQuery(service, search)).data;
  const failure = isNavigating ? undefined : offers.failure;
  const isBusy = isNavigating || (found === undefined && !failure);
  const sentence = found && !isNavigating ? foundSentence(found, search, city) : 'Buscando bolsas…';
  // Initially the heading is read as usual; a failure is an alert.
  useAnnouncement(failure ? '' : sentence, { initial: false });

  const filters = {
    search: requested,
    city,
    state,
    facets: offerFacets ? validFacets(offerFacets.facets, search, requested) : {},
    onChange: goTo,
  };
  const canSave =
    (search.city ?? search.state ?? search.lat ?? search.school ?? search.schoolSlug) !== undefined;
  // The list offers to save the search after its third card.
  const isListed = search.view !== 'map' && !failure && found?.offerTotal !== 0;
  return (
    <PageWidth wide className="flex flex-col gap-1 pb-4 sm:gap-4 sm:py-6">
      <ConnectionNotice isWaiting={isBusy} />
      {!isBusy && found && (
        <AfterHydration>
          <TrackSearch search={search} found={found} />
        </AfterHydration>
      )}
      <ResultsBreadcrumb city={city} state={state} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Heading level={1} id="resultados" tabIndex={-1} className="text-large sm:text-extra-large">
          {nonBreaking(failure ? searchedFor(search, city) : sentence)}
        </Heading>
        {canSave && saveSearch && !isListed && (
          // Its space is reserved, on a line of its own on a phone, so that it causes no layout shift.
          <div className="-mx-4 min-h-11 max-sm:basis-full sm:min-w-44 noscript:hidden print:hidden">
            <AfterHydration>
              <OfferAlert search={requested} about={alertSubject(requested, city)} />
            </AfterHydration>
          </div>
        )}
      </div>
      {requested.lat !== undefined && (
        <HydrationBoundary>
          <SearchPoint search={requested} onChange={goTo} />
        </HydrationBoundary>
      )}
      <PhoneBar {...filters} onChange={goToFromSheet} total={found?.offerTotal} />
      <div className={`search-results-page ${isListed ? 'search-with-map' : ''}`}>
        <FilterPanel {...filters} />
        <div className="flex min-w-0 flex-col gap-1 sm:gap-4">
          <div className="flex flex-wrap items-start justify-between gap-4 max-lg:contents">
            <ActiveFilterChips search={requested} facets={filters.facets} />
            <Toolbar search={requested} onChange={goTo} />
          </div>
          {!failure && <GenericName school={search.school} />}
          {failure || search.view === 'map' ? (
            <HydrationBoundary fallback={<OfferCardsSkeleton />}>
              {failure ? (
                <ResultsFailure
                  error={failure}
                  isRetrying={offers.isFetching}
                  onRetry={() => void router.invalidate()}
                />
              ) : (
                <MapSection search={search} city={city} tiles={mapTiles} isBusy={isBusy} onSearch={goTo} />
              )}
            </HydrationBoundary>
          ) : (
            <OffersSection
              search={search}
              city={city}
              isBusy={isBusy}
              page={found}
              otherSchools={offerFacets?.otherSchools ?? 0}
              freeSchools={offerFacets?.freeSchools ?? 0}
              canSave={canSave}
            />
          )}
        </div>
        {isListed && <MapColumn search={search} city={city} tiles={mapTiles} onSearch={goTo} />}
      </div>
    </PageWidth>
  );
}

/** Início › estado › cidade › Bolsas, or Início › estado › Bolsas. */
function ResultsBreadcrumb({ city, state }: Pick<FilteredSearch, 'city' | 'state'>) {
  const { links } = useSearchPorts();
  const home = { label: 'Início', to: links.home() };
  if (state) {
    const steps = [home, { label: state.name, to: links.state(state.slug) }, { label: 'Bolsas' }];
    return <PageBreadcrumb steps={steps} />;
  }
  if (!city) return <PageBreadcrumb steps={[home, { label: 'Bolsas de estudo', to: links.results() }]} />;
  return (
    <PageBreadcrumb
      steps={[
        home,
        // Short, so that the breadcrumb is one line on a phone, and differs from a capital of the same name.
        { label: city.uf, to: links.state(city.stateSlug) },
        { label: city.name, to: links.city(city.slug) },
        { label: 'Bolsas' },
      ]}
    />
  );
}

/**
 * The active filters, each a link to the search without it, and a link that clears them all; without a grade, a link to its filter. The
 * bar of a phone has the grade, so that it costs no line above the first card there.
 */
function ActiveFilterChips({ search, facets }: { search: OfferSearch; facets: Facets }) {
  const { links } = useSearchPorts();
  const neighborhood = facets.neighborhood_slug?.find(({ value }) => value === search.neighborhood)?.label;
  const filters = activeFilters(search, { neighborhood });
  const onGradeChange = useGradeChange(search);
  const cleared = withoutFilters(search);
  const unasked =
    search.grade === undefined
      ? [
          <TagLink key="grade" href={`#${filterPanelId}`} onClick={focusGrade}>
            {chooseGrade}
          </TagLink>,
        ]
      : [];
  const chips = filters.map(({ key, label, without }) => (
    <TagLink key={key + label} icon={Close} asChild>
      <RouteLink
        to={links.results(without)}
        keepScroll
        aria-label={`Remover filtro ${label}`}
        onClick={() => onGradeChange(without)}
      >
        {label}
      </RouteLink>
    </TagLink>
  ));
  const others = filters.filter(({ key }) => key !== 'grade');
  return (
    <div
      // With the last filter the focus leaves, too: to the heading, which has the number of results.
      key={filters.length === 0 ? 'none' : others.length === 0 ? 'grade' : 'several'}
      ref={focusResults}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${others.length === 0 ? 'max-lg:hidden' : ''}`}
    >
      <TagList
        aria-label={filters.length === 0 ? 'Filtro sugerido' : 'Filtros ativos'}
        className="max-lg:[&>:first-child]:hidden"
      >
        {[...unasked, ...chips]}
      </TagList>
      {filters.length > 0 && (
        <Link asChild className="py-1.5 text-small">
          <RouteLink to={links.results(cleared)} keepScroll onClick={() => onGradeChange(cleared)}>
            Limpar filtros
          </RouteLink>
        </Link>
      )}
    </div>
  );
}

/**
 * The map beside the list, in a window of at least 1600 px; narrower ones have it as a view of its own. In low-data mode it loads on
 * request. CSS reserves its space, with the same width.
 */
function MapColumn(props: SideMapProps) {
  const isWide = useMediaQuery('(min-width: 100rem) and (min-height: 400px)');
  const isLowData = useLowData();
  const [isRequested, setIsRequested] = useState(false);
  return (
    <aside aria-label="Mapa das bolsas" className="search-map-column cover-pattern rounded-card">
      {isWide && (!isLowData || isRequested) && <SideMap {...props} />}
      {isWide && isLowData && !isRequested && (
        <Button className="m-auto" onClick={() => setIsRequested(true)}>
          Mostrar o mapa
        </Button>
      )}
    </aside>
  );
}

/** The grade is the first control of the filters beside the list, which are hydrated apart from this page. */
function focusGrade(event: MouseEvent): void {
  const grade = document.getElementById(filterPanelId)?.querySelector('select');
  if (!grade) return;
  // Following the link would clear the focus, because its target cannot have it.
  event.preventDefault();
  grade.focus();
}
