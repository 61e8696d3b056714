import { NotFoundError } from '@melhor-escola/api-client/api-error';
import type { CityHit, SchoolFilters, Service } from '@melhor-escola/api-client/service';
import { serviceOfferSorts } from '@melhor-escola/domain/offer-sort';
import { MAX_PAGE_SIZE, searchDefaults } from '@melhor-escola/domain/search-defaults';
import { filterKeys, type OfferFilters, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { findGrade, type GradeSlug } from '@melhor-escola/domain/stage';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { cheapestOffers } from '../grade/grade-prices.ts';
import { toMapSchool, type MapSchool } from '../map/map-school.ts';
import { toOffer, type Offer } from '../offer/offer.ts';
import type { SelectedNeighborhood } from '../place/selected-place.ts';
import { toSchoolSummary, type SchoolSummary } from '../school/school.ts';
import { facetNames, toFacets, type Facets } from './filters/facets.ts';
import { relaxations } from './relaxation/relaxations.ts';

/** Whether the search is of one city. */
export function hasCity(search: OfferSearch): search is OfferSearch & { readonly city: string } {
  return search.city !== undefined;
}

/**
 * Whether the schools without offers are listed after the offers: of one city or state, or with a typed name, because a family that
 * knows the school should find it. The schools of the whole country are too many, and a search of one school is about no other.
 */
export function listsOtherSchools(search: OfferSearch): boolean {
  return search.schoolSlug === undefined && (search.city ?? search.state ?? search.school) !== undefined;
}

/** The neighborhood of a city by slug; empty if unknown (ST-04). */
export function neighborhoodsQuery(service: Service, citySlug: string, slug: string) {
  return queryOptions({
    queryKey: ['search', 'neighborhoods', citySlug, slug],
    queryFn: ({ signal }) => findNeighborhoods(service, citySlug, slug, signal),
    staleTime: STALE_MS.places,
  });
}

/** The grade options (ST-03), loaded once. */
export function gradeOptionsQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'grade-options'],
    queryFn: ({ signal }) => service.gradeOptions([], signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One page of a search: one offer of each school, its first in the search's order (product 13). */
export interface OfferPage {
  readonly offers: readonly Offer[];
  /** Number of matching offers on all pages. */
  readonly offerTotal: number;
  /** Number of schools that have them: of cards on all pages. */
  readonly schoolTotal: number;
}

/** A page of a search whose city is a slug. Without placeholder data: never shows another search's offers. */
export function offersQuery(service: Service, search: OfferSearch) {
  const variables = {
    search: offerFilters(search),
    distinct: 'school_slug',
    sort: serviceOfferSorts[search.sort ?? searchDefaults.sort],
    pagination: { page: search.page ?? searchDefaults.page, size: search.size ?? searchDefaults.size },
  };
  return queryOptions({
    queryKey: ['search', 'offers', variables],
    queryFn: async ({ signal }): Promise<OfferPage> => {
      const { hits, total, offers } = await service.searchOffers(variables, signal);
      const page = { offers: hits.map(toOffer), offerTotal: offers, schoolTotal: total };
      return search.siblingGrade ? withSiblings(service, page, search.siblingGrade, signal) : page;
    },
    staleTime: STALE_MS.offers,
  });
}

/** Counts over all offers of a search. */
export interface OfferFacets {
  readonly facets: Facets;
  /** Number of schools without current offers: they follow the offers, and count for the number of pages. */
  readonly otherSchools: number;
  /** Number of those that families do not pay for; they are listed on request only. */
  readonly freeSchools: number;
}

/** The counts beside the filters of a search: one call for all pages and orders. */
export function offerFacetsQuery(service: Service, search: OfferSearch) {
  const variables = {
    search: offerFilters(search),
    facets: [...facetNames],
    query: search.school && words(search.school),
    schools: listsOtherSchools(search) ? otherSchoolFilters(search) : undefined,
    freeSchools: { ...placeFilters(search), publiclyFunded: true },
  };
  return queryOptions({
    queryKey: ['search', 'offer-facets', variables],
    queryFn: async ({ signal }): Promise<OfferFacets> => {
      const { facets, schools, freeSchools } = await service.offerFacets(variables, signal);
      return { facets: toFacets(facets), otherSchools: schools, freeSchools };
    },
    staleTime: STALE_MS.offers,
  });
}

/**
 * The number of offers of a search. Keeps the previous number while loading: show it dimmed while `isPlaceholderData`.
 */
export function offerCountQuery(service: Service, search: OfferSearch) {
  const variables = { search: offerFilters(search) };
  return queryOptions({
    queryKey: ['search', 'offer-count', variables],
    queryFn: ({ signal }) => service.countOffers(variables, signal),
    staleTime: STALE_MS.offers,
    placeholderData: keepPreviousData,
  });
}

/** For a search without results: the less restrictive searches that have results, with their counts. */
export function relaxationsQuery(service: Service, search: OfferSearch, city: CityHit | undefined) {
  const options = relaxations(search, city).map((option) => ({
    option,
    variables: { search: offerFilters(option.search) },
  }));
  return queryOptions({
    queryKey: ['search', 'relaxations', options.map(({ variables }) => variables)],
    queryFn: async ({ signal }) => {
      const withCounts = await Promise.all(
        options.map(async ({ option, variables }) => ({
          ...option,
          count: await service.countOffers(variables, signal),
        })),
      );
      return withCounts.filter(({ count }) => count > 0);
    },
    staleTime: STALE_MS.offers,
  });
}

/** The schools of a search on a map: limited, because more would overlap and exceed a phone's memory. */
export interface MapSchools {
  readonly schools: readonly MapSchool[];
  /** Number of schools found, shown or not. */
  readonly total: number;
}

/** The first hundred schools of a search, in its order. */
export function mapSchoolsQuery(service: Service, search: OfferSearch) {
  const variables = {
    search: offerFilters(search),
    sort: serviceOfferSorts[search.sort ?? searchDefaults.sort],
    size: MAX_PAGE_SIZE,
  };
  return queryOptions({
    queryKey: ['search', 'map-schools', variables],
    queryFn: async ({ signal }): Promise<MapSchools> => {
      const { hits, total } = await service.mapSchools(variables, signal);
      return { schools: hits.map(toMapSchool), total };
    },
    staleTime: STALE_MS.offers,
  });
}

/** A page of schools without current offers. */
export interface SchoolsPage {
  readonly schools: readonly SchoolSummary[];
  readonly total: number;
}

/**
 * A page, from 1, of the schools without current offers of the neighborhood, city or state, or with the typed name; with a grade, those that have its
 * stage. A position adds distances and does not restrict: city or name already do.
 */
export function otherSchoolsQuery(service: Service, search: OfferSearch, page: number) {
  const { school, size } = search;
  const variables = {
    search: otherSchoolFilters(search),
    query: school && words(school),
    geoloc: search.lat === undefined ? undefined : { lat: search.lat, lon: search.lng },
    pagination: { page, size: size ?? searchDefaults.size },
  };
  return queryOptions({
    queryKey: ['search', 'schools-without-offers', variables],
    queryFn: async ({ signal }): Promise<SchoolsPage> => {
      const result = await service.searchSchools(variables, signal);
      return { schools: result.hits.map(toSchoolSummary), total: result.total };
    },
    staleTime: STALE_MS.offers,
  });
}

/** A family that types a name wants that school, whoever pays for it. */
function otherSchoolFilters(search: OfferSearch): SchoolFilters {
  const includesFree = search.school !== undefined || search.free !== undefined;
  return { ...placeFilters(search), ...(!includesFree && { publiclyFunded: false }) };
}

/** Schools of the place without offers, and with the stage of the grade. */
function placeFilters({ city, neighborhood, state, grade }: OfferSearch): SchoolFilters {
  return { city, neighborhood, state, stage: grade && findGrade(grade)?.stage, hasOffers: false };
}

async function findNeighborhoods(
  service: Service,
  citySlug: string,
  slug: string,
  signal: AbortSignal,
): Promise<readonly SelectedNeighborhood[]> {
  try {
    const found = await service.neighborhoodBySlug(citySlug, slug, signal);
    return [{ name: found.name, slug: found.slug, citySlug, geoloc: found.geoloc }];
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}

/** The filters of a search: without page and order, so that one count is valid for all of them. `search.city` must be a slug by now. */
export function offerFilters(search: OfferSearch): OfferFilters {
  return Object.fromEntries(filterKeys.map((key) => [key, search[key]]));
}

/** Splits a slug into words, because the service searches names by words. */
function words(text: string): string {
  return text.replaceAll('-', ' ');
}

/** Adds to each offer the school's cheapest one for the other child (product 9). */
async function withSiblings(
  service: Service,
  page: OfferPage,
  grade: GradeSlug,
  signal: AbortSignal,
): Promise<OfferPage> {
  const schools = [...new Set(page.offers.map((offer) => offer.school.slug))];
  const siblings = await cheapestOffers(service, grade, schools, signal);
  return {
    ...page,
    offers: page.offers.map((offer) => ({ ...offer, sibling: siblings.get(offer.school.slug) })),
  };
}
