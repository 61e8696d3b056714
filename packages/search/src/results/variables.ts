import { allOf, anyOf, between } from '@melhor-escola/api-client/filter-string';
import type { Service } from '@melhor-escola/api-client/service';
import { serviceOfferSorts } from '@melhor-escola/domain/offer-sort';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { findGrade } from '@melhor-escola/domain/stage';
import type { ResultsSearch } from './search-params.ts';

type OfferVariables = Parameters<Service['searchOffers']>[0];
type CountVariables = Parameters<Service['countOffers']>[0];
type MapVariables = Parameters<Service['mapSchools']>[0];
type SchoolVariables = Parameters<Service['searchSchools']>[0];

/** What the counts beside the filters are asked for. Each count leaves its own filter out. */
export const offerFacets = ['grade', 'shift', 'neighborhood_slug', 'price', 'tag', 'year'] as const;

/** The page of offers a search asks for, with its facets. `search.city` must be a slug by now. */
export function offerVariables(search: ResultsSearch): OfferVariables {
  return {
    ...countVariables(search),
    facets: [...offerFacets],
    sort: serviceOfferSorts[search.sort ?? searchDefaults.sort],
    pagination: { page: search.page ?? searchDefaults.page, size: search.size ?? searchDefaults.size },
  };
}

/** The schools of a search, in its order: what a map shows, without page and facets. */
export function mapVariables(search: ResultsSearch): Omit<MapVariables, 'size'> {
  return { ...countVariables(search), sort: serviceOfferSorts[search.sort ?? searchDefaults.sort] };
}

/** What decides how many offers a search finds: neither page nor order, so that one answer serves them all. */
export function countVariables(search: ResultsSearch): CountVariables {
  return {
    filterString: offerFilter(search) || undefined,
    shift: search.shifts && [...search.shifts],
    tags: search.tags && [...search.tags],
    year: search.years && [...search.years],
    query: search.school && words(search.school),
    geoloc: geolocation(search, search.radius ?? searchDefaults.radius),
  };
}

/**
 * A page of the city's schools that have no offer now; with a grade, those that have its stage. Distances are told, but
 * do not restrict: the city already does.
 */
export function otherSchoolsVariables(
  search: ResultsSearch & { readonly city: string },
  page: number,
): SchoolVariables {
  const stage = search.grade && findGrade(search.grade)?.stage;
  return {
    filterString: allOf(
      anyOf('city_slug', search.city),
      stage ? anyOf('stage', stage) : '',
      'has_offers:false',
    ),
    query: search.school && words(search.school),
    geoloc: geolocation(search, undefined),
    pagination: { page, size: search.size ?? searchDefaults.size },
  };
}

function offerFilter(search: ResultsSearch): string {
  return allOf(
    search.city ? anyOf('city_slug', search.city) : '',
    search.neighborhood ? anyOf('neighborhood_slug', search.neighborhood) : '',
    search.grade ? anyOf('grade', search.grade) : '',
    search.siblingGrade ? anyOf('school_grade', search.siblingGrade) : '',
    between('price', inCentavos(search.priceMin), inCentavos(search.priceMax)),
  );
}

function inCentavos(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : reais * 100;
}

function geolocation(search: ResultsSearch, radius: number | undefined): CountVariables['geoloc'] {
  if (search.lat === undefined || search.lng === undefined) return undefined;
  return { lat: search.lat, lon: search.lng, distance_in_km: radius };
}

/** A school's slug says the same as its name: the service looks for words. */
function words(text: string): string {
  return text.replaceAll('-', ' ');
}
