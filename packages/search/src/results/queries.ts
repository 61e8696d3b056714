import type { Service } from '@melhor-escola/api-client/service';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { toOffer, type Offer } from '../offer/offer.ts';
import { toSchoolSummary, type SchoolSummary } from '../school/school.ts';
import type { Facets } from './filters/facets.ts';
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
    // Apart: a page arrives with its place.
    queryFn: async ({ signal }) =>
      (await import('../place/resolve-place.ts')).resolvePlace(service, typed, signal),
    staleTime: freshness.places,
  });
}

/** The grades to choose from (ST-03): loaded once, while there are none. */
export function gradeOptionsQuery(service: Service) {
  return queryOptions({
    queryKey: ['search', 'grade-options'],
    queryFn: ({ signal }) => service.gradeOptions([], signal),
    staleTime: Number.POSITIVE_INFINITY,
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
              await import('./list/with-siblings.ts')
            ).withSiblings(service, offers, search.siblingGrade, signal)
          : offers,
        total: result.total,
        facets: Object.fromEntries(result.facets.map((facet) => [facet.name, facet.values])),
      };
    },
    staleTime: freshness.offers,
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
  });
}

/** Whether the search is of one city. */
export function hasCity(search: ResultsSearch): search is ResultsSearch & { readonly city: string } {
  return search.city !== undefined;
}
