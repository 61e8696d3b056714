import { allOf, anyOf } from '@melhor-escola/api-client/filter-string';
import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { toOffer, type Offer } from '../offer/offer.ts';
import { toLanding, type Landing } from './landing.ts';
import type { LocationFilter } from './search-params.ts';

/** Number of offers on a landing page, which links to the rest. */
const MAX_OFFERS = 4;

/** The summary of a place. */
export function landingQuery(service: Service, filter: LocationFilter) {
  return queryOptions({
    queryKey: ['search', 'landing', filter],
    queryFn: async ({ signal }): Promise<Landing> =>
      toLanding(await service.placeSummary(filter, signal), filter),
    staleTime: STALE_MS.offers,
  });
}

/** The first offers of a place, one per school. */
export function landingOffersQuery(service: Service, { state, city, neighborhood, stage }: LocationFilter) {
  const filterString = allOf(
    state ? anyOf('state_slug', state) : '',
    city ? anyOf('city_slug', city) : '',
    neighborhood ? anyOf('neighborhood_slug', neighborhood) : '',
    stage ? anyOf('stage', stage) : '',
  );
  const variables = {
    filterString: filterString || undefined,
    distinct: 'school_slug',
    sort: 'relevance',
    pagination: { page: 1, size: MAX_OFFERS },
  } as const;
  return queryOptions({
    queryKey: ['search', 'landing-offers', variables],
    queryFn: async ({ signal }): Promise<readonly Offer[]> =>
      (await service.searchOffers(variables, signal)).hits.map(toOffer),
    staleTime: STALE_MS.offers,
  });
}

/** A city in a list. */
export interface CityName {
  readonly name: string;
  readonly slug: string;
}

/** All cities of a state, with or without schools, ascending by slug (RT-10). Only name and slug are sent with the page. */
export function stateCitiesQuery(service: Service, state: string) {
  return queryOptions({
    queryKey: ['search', 'state-cities', state],
    queryFn: async ({ signal }): Promise<readonly CityName[]> =>
      (await service.stateCities(state, signal)).map(({ name, slug }) => ({ name, slug })),
    staleTime: STALE_MS.places,
  });
}
