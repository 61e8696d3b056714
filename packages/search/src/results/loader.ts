import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { isTemporary } from '@melhor-escola/api-client/api-error';
import type { CityHit } from '@melhor-escola/api-client/service';
import type { Centavos } from '@melhor-escola/domain/money';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { comparedKind, comparedKindQuery } from '../compare/comparison-link.ts';
import type { LoaderContext } from '../ports.tsx';
import type { FoundCity } from '../place/named-city.ts';
import { type Place, placeQuery, toCity } from '../place/resolve-place.ts';
import {
  nothingSelected,
  selectedPlace,
  type PlaceEvent,
  type SelectedNeighborhood,
  type SelectedPlace,
  selectPlace,
} from '../place/selected-place.ts';
import {
  EmptyResults,
  FilterForm,
  MapSection,
  OtherSchools,
  ResultsFailure,
  SearchPoint,
  WhichCity,
} from './lazy-sections.ts';
import {
  gradeOptionsQuery,
  hasCity,
  listsOtherSchools,
  mapSchoolsQuery,
  neighborhoodsQuery,
  offerFacetsQuery,
  offersQuery,
  otherSchoolsQuery,
  relaxationsQuery,
  type OfferFacets,
  type OfferPage,
  type SchoolsPage,
} from './queries.ts';
import { resultPages, type ResultPages } from './result-pages.ts';

/** The data of a results page. */
export type ResultsData =
  | OffersData
  /** The URL is not canonical: redirect to this search. */
  | { readonly kind: 'redirect'; readonly search: OfferSearch }
  /** The typed city matches several, or none. */
  | {
      readonly kind: 'which-city';
      readonly typed: string;
      readonly cities: readonly FoundCity[];
      /** Number of schools that the text may name. */
      readonly schools: number;
    }
  /** In a browser: the service is temporarily unavailable. The screen says so. */
  | { readonly kind: 'unreachable' };

/** A page of offers and, from the last page of offers on, the city's schools without offers. */
export interface OffersData {
  readonly kind: 'offers';
  /** Absent if the search is not of one city. */
  readonly city?: CityHit | undefined;
  readonly offers: OfferPage;
  /** The lowest price of all pages, in centavos; absent if it is unknown or the search limits it. */
  readonly lowestPrice?: Centavos | undefined;
  readonly pages: ResultPages;
  readonly otherSchools?: SchoolsPage | undefined;
}

/**
 * Loads a results page into the query cache, and selects its place (ST-04). In a browser, a temporarily unreachable
 * service is a result: the URL stays, and the screen offers to try again.
 *
 * @param preload prefetch only: the visitor may never come, so no place is selected.
 * @throws {ApiError} when the service fails.
 */
export async function loadResults(
  context: LoaderContext,
  search: OfferSearch,
  preload = false,
): Promise<ResultsData> {
  try {
    return await fetchResults(context, search, preload);
  } catch (error) {
    if (typeof window === 'undefined' || !isTemporary(error)) throw error;
    await ResultsFailure.preload?.();
    return { kind: 'unreachable' };
  }
}

async function fetchResults(
  context: LoaderContext,
  search: OfferSearch,
  preload: boolean,
): Promise<ResultsData> {
  const { queryClient, service } = context;
  const gradeOptions = queryClient.prefetchQuery(gradeOptionsQuery(service));
  // A slug's offers can be requested in parallel; for a typed text, this costs one wasted call once.
  const [place, neighborhoods, offers, facets] = await Promise.all([
    hasCity(search) ? queryClient.ensureQueryData(placeQuery(service, search.city)) : undefined,
    hasCity(search) && search.neighborhood !== undefined
      ? queryClient.ensureQueryData(neighborhoodsQuery(service, search.city, search.neighborhood))
      : undefined,
    queryClient.ensureQueryData(offersQuery(service, search)),
    loadFacets(context, search),
    // Never fails the page; browsers do not wait for it.
    typeof window === 'undefined' ? gradeOptions : undefined,
    showsFilters() ? FilterForm.preload?.() : undefined,
  ]);
  const event = placeEvent(search, place, neighborhoods);
  if (!preload) {
    selectPlace(queryClient, event);
    queryClient.setQueryData(comparedKindQuery.queryKey, comparedKind(search));
  }
  if (place?.kind === 'unclear') {
    const { namedSchoolsQuery } = await import('../place/named-schools.ts');
    const [schools] = await Promise.all([
      // They are an offer only: without them the page asks for the city.
      queryClient.fetchQuery(namedSchoolsQuery(service, place.typed)).catch(() => []),
      WhichCity.preload?.(),
    ]);
    return withoutCity(search, place, {
      selected: selectedPlace(nothingSelected, event),
      schools: schools.length,
    });
  }
  if (place?.kind === 'state') {
    return {
      kind: 'redirect',
      search: { ...search, city: undefined, neighborhood: undefined, state: place.state.slug },
    };
  }
  if (place && place.city.slug !== search.city) {
    return { kind: 'redirect', search: { ...search, city: place.city.slug } };
  }
  // Unknown in this city, it would find nothing and be in no list; in another spelling, too.
  if (neighborhoods && neighborhoods[0]?.slug !== search.neighborhood) {
    return { kind: 'redirect', search: { ...search, neighborhood: neighborhoods[0]?.slug, page: undefined } };
  }

  const page = search.page ?? searchDefaults.page;
  const size = search.size ?? searchDefaults.size;
  const others = search.only === undefined ? (facets?.otherSchools ?? 0) : 0;
  const pages = resultPages(page, size, offers.schoolTotal, others);
  if (facets && page > pages.count) return { kind: 'redirect', search: { ...search, page: lastPage(pages) } };

  const [otherSchools] = await Promise.all([
    listsOtherSchools(search) && search.only === undefined && pages.schoolPage !== undefined
      ? queryClient.ensureQueryData(otherSchoolsQuery(service, search, pages.schoolPage))
      : undefined,
    // After the last offer: a visitor who comes loads it on the way there.
    preload || pages.schoolPage === undefined ? undefined : OtherSchools.preload(),
    search.lat === undefined ? undefined : SearchPoint.preload?.(),
    search.view === 'map' ? loadMap(context, search) : undefined,
    offers.offerTotal === 0 ? loadRelaxations(context, search, place?.city) : undefined,
  ]);
  // The facet of prices ignores the search's own limits, so its lowest price may not be among the results.
  const isLimited = (search.priceMin ?? search.priceMax) !== undefined;
  const lowestPrice = isLimited ? undefined : facets?.facets.price?.low;
  return { kind: 'offers', city: place?.city, offers, lowestPrice, pages, otherSchools };
}

/** In a browser the offers work without the counts. On the server the page fails: otherwise it would be cached without them. */
async function loadFacets(
  { queryClient, service }: LoaderContext,
  search: OfferSearch,
): Promise<OfferFacets | undefined> {
  try {
    return await queryClient.ensureQueryData(offerFacetsQuery(service, search));
  } catch (error) {
    if (typeof window === 'undefined' || !isTemporary(error)) throw error;
    return undefined;
  }
}

/** True on the server, and in windows wide enough to show the filters beside the list. */
const showsFilters = () => !('matchMedia' in globalThis) || matchMedia('(min-width: 64rem)').matches;

/** Loads data and code of the map view. */
async function loadMap({ queryClient, service }: LoaderContext, search: OfferSearch): Promise<void> {
  await Promise.all([queryClient.ensureQueryData(mapSchoolsQuery(service, search)), MapSection.preload?.()]);
}

/** Loads data and code for an empty result. */
async function loadRelaxations(
  { queryClient, service }: LoaderContext,
  search: OfferSearch,
  city: CityHit | undefined,
): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(relaxationsQuery(service, search, city)),
    EmptyResults.preload?.(),
  ]);
}

/** The place event of the search's URL. */
function placeEvent(
  { lat, lng, state }: OfferSearch,
  place: Place | undefined,
  neighborhoods: readonly SelectedNeighborhood[] | undefined,
): PlaceEvent {
  return {
    type: 'query',
    city: place?.kind === 'city' ? toCity(place.city) : place && null,
    state,
    position: lat === undefined || lng === undefined ? undefined : { lat, lng },
    neighborhoods,
  };
}

/** Removes an unknown city from the URL if a position is selected (ST-04); otherwise asks which city was meant. */
function withoutCity(
  search: OfferSearch,
  { typed, cities }: Extract<Place, { kind: 'unclear' }>,
  { selected, schools }: { readonly selected: SelectedPlace; readonly schools: number },
): ResultsData {
  return selected.neighborhood && cities.length === 0
    ? { kind: 'redirect', search: { ...search, city: undefined, neighborhood: undefined } }
    : { kind: 'which-city', typed, cities, schools };
}

function lastPage(pages: ResultPages): number | undefined {
  return pages.count === 1 ? undefined : pages.count;
}
