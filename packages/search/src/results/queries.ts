import type { CityHit, Service } from '@melhor-escola/api-client/service';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { isTemporary } from '@melhor-escola/api-client/api-error';
import { patientRetry } from '../connection/patient-retry.ts';
import { freshness } from '../freshness.ts';
import { toOffer, type Offer } from '../offer/offer.ts';
import { toSchoolSummary, type SchoolSummary } from '../school/school.ts';
import type { Facets } from './facets.ts';
import { MapSection } from '../map/lazy-map-section.ts';
import { resolvePlace } from '../place/resolve-place.ts';
import { relaxations } from './relaxation.ts';
import { resultPages, type ResultPages } from './result-pages.ts';
import type { ResultsSearch } from './search-params.ts';
import { countVariables, offerVariables, otherSchoolsVariables } from './variables.ts';

/** One page of offers. */
export interface OfferPage {
  readonly offers: readonly Offer[];
  readonly total: number;
  readonly facets: Facets;
}

/** One page of schools that have no offer now. */
export interface SchoolsPage {
  readonly schools: readonly SchoolSummary[];
  readonly total: number;
}

/** What a search's `city` stands for: a city, or several to choose from. */
export function placeQuery(service: Service, typed: string) {
  return queryOptions({
    queryKey: ['search', 'place', typed],
    queryFn: ({ signal }) => resolvePlace(service, typed, signal),
    staleTime: freshness.places,
    ...patientRetry,
  });
}

/** The page of offers of a search whose city is a slug. Never shows another search's offers meanwhile. */
export function offersQuery(service: Service, search: ResultsSearch) {
  const variables = offerVariables(search);
  return queryOptions({
    queryKey: ['search', 'offers', variables],
    queryFn: async ({ signal }): Promise<OfferPage> => {
      const result = await service.searchOffers(variables, signal);
      const offers = result.hits.map(toOffer);
      return {
        offers: search.siblingGrade
          ? await (
              await import('./with-siblings.ts')
            ).withSiblings(service, offers, search.siblingGrade, signal)
          : offers,
        total: result.total,
        facets: Object.fromEntries(result.facets.map((facet) => [facet.name, facet.values])),
      };
    },
    staleTime: freshness.offers,
    ...patientRetry,
  });
}

/**
 * How many offers a search would find. The number before stays while the next one is counted: show it dimmed while
 * `isPlaceholderData`.
 */
export function offerCountQuery(service: Service, search: ResultsSearch) {
  const variables = countVariables(search);
  return queryOptions({
    queryKey: ['search', 'offer-count', variables],
    queryFn: ({ signal }) => service.countOffers(variables, signal),
    staleTime: freshness.offers,
    placeholderData: keepPreviousData,
  });
}

/** A page, from 1, of the city's schools that have no offer now. */
export function otherSchoolsQuery(
  service: Service,
  search: ResultsSearch & { readonly city: string },
  page: number,
) {
  const variables = otherSchoolsVariables(search, page);
  return queryOptions({
    queryKey: ['search', 'schools-without-offers', variables],
    queryFn: async ({ signal }): Promise<SchoolsPage> => {
      const result = await service.searchSchools(variables, signal);
      return { schools: result.hits.map(toSchoolSummary), total: result.total };
    },
    staleTime: freshness.offers,
    ...patientRetry,
  });
}

/** What asking for less would bring, for a search that found nothing. Only what brings something. */
export function relaxationsQuery(service: Service, search: ResultsSearch, city: CityHit | undefined) {
  const options = relaxations(search, city);
  return queryOptions({
    queryKey: ['search', 'relaxations', options.map((option) => countVariables(option.search))],
    queryFn: async ({ signal }) => {
      const counted = await Promise.all(
        options.map(async (option) => ({
          ...option,
          count: await service.countOffers(countVariables(option.search), signal),
        })),
      );
      return counted.filter((option) => option.count > 0);
    },
    staleTime: freshness.offers,
    ...patientRetry,
  });
}

/** What a results page is made of. */
export type ResultsData =
  | OffersData
  /** The address is not the search's own: send the visitor to this one. */
  | { readonly kind: 'redirect'; readonly search: ResultsSearch }
  /** What was typed for a city fits several, or none. */
  | { readonly kind: 'which-city'; readonly typed: string; readonly cities: readonly CityHit[] }
  /** In a browser: the service cannot be reached for now. The screen says so, and goes on trying. */
  | { readonly kind: 'unreachable' };

/** A search's page of offers and, from the last page of offers on, the city's schools without any. */
export interface OffersData {
  readonly kind: 'offers';
  /** Absent when the search is not of one city. */
  readonly city?: CityHit | undefined;
  readonly offers: OfferPage;
  readonly pages: ResultPages;
  readonly otherSchools?: SchoolsPage | undefined;
}

/**
 * Fetches into the query cache all that a results page shows. In a browser, a service that cannot be reached for now is an
 * answer: the address stands, and the screen comes back by itself.
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadResults(
  queryClient: QueryClient,
  service: Service,
  search: ResultsSearch,
): Promise<ResultsData> {
  try {
    return await fetchResults(queryClient, service, search);
  } catch (error) {
    if (typeof window === 'undefined' || !isTemporary(error)) throw error;
    return { kind: 'unreachable' };
  }
}

async function fetchResults(
  queryClient: QueryClient,
  service: Service,
  search: ResultsSearch,
): Promise<ResultsData> {
  // A slug needs no answer before its offers can be asked for; a typed text costs one call in vain, once.
  const [place, offers, firstSchools] = await Promise.all([
    search.city === undefined ? undefined : queryClient.ensureQueryData(placeQuery(service, search.city)),
    queryClient.ensureQueryData(offersQuery(service, search)),
    hasCity(search) ? queryClient.ensureQueryData(otherSchoolsQuery(service, search, 1)) : undefined,
  ]);
  if (place?.kind === 'unclear') return withoutCity(search, place);
  if (place && place.city.slug !== search.city) {
    return { kind: 'redirect', search: { ...search, city: place.city.slug } };
  }

  const page = search.page ?? searchDefaults.page;
  const size = search.size ?? searchDefaults.size;
  const pages = resultPages(page, size, offers.total, firstSchools?.total ?? 0);
  if (page > pages.count) return { kind: 'redirect', search: { ...search, page: lastPage(pages) } };

  const [otherSchools] = await Promise.all([
    hasCity(search) && pages.schoolPage !== undefined
      ? queryClient.ensureQueryData(otherSchoolsQuery(service, search, pages.schoolPage))
      : undefined,
    search.view === 'map' ? loadMap(queryClient, service, search) : undefined,
    offers.total === 0
      ? queryClient.ensureQueryData(relaxationsQuery(service, search, place?.city))
      : undefined,
  ]);
  return { kind: 'offers', city: place?.city, offers, pages, otherSchools };
}

/** What the map view needs, its code included, which the list does without. */
async function loadMap(queryClient: QueryClient, service: Service, search: ResultsSearch): Promise<void> {
  const { mapSchoolsQuery } = await import('../map/queries.ts');
  await Promise.all([queryClient.ensureQueryData(mapSchoolsQuery(service, search)), MapSection.preload?.()]);
}

/** Whether the search is of one city. */
export function hasCity(search: ResultsSearch): search is ResultsSearch & { readonly city: string } {
  return search.city !== undefined;
}

/** A city that is not found gives way to the position, where there is one (spec §4, ST-04). */
function withoutCity(
  search: ResultsSearch,
  place: { readonly typed: string; readonly cities: readonly CityHit[] },
): ResultsData {
  const here = search.lat !== undefined && search.lng !== undefined;
  return here && place.cities.length === 0
    ? { kind: 'redirect', search: { ...search, city: undefined, neighborhood: undefined } }
    : { kind: 'which-city', typed: place.typed, cities: place.cities };
}

function lastPage(pages: ResultPages): number | undefined {
  return pages.count === 1 ? undefined : pages.count;
}
