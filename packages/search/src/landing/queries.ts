import type { Service } from '@melhor-escola/api-client/service';
import { MAX_LANDING_OFFERS } from '@melhor-escola/domain/search-defaults';
import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { toOffer, type Offer } from '../offer/offer.ts';
import { toLanding, type Landing } from './landing.ts';
import type { LocationFilter } from './search-params.ts';

/** A place with its summary and its first offers: all that its page needs, in one call. */
export function landingQuery(service: Service, filter: LocationFilter) {
  return queryOptions({
    queryKey: ['search', 'landing', filter],
    queryFn: async ({ signal }): Promise<Landing> =>
      toLanding(await service.placeSummary(filter, signal), filter),
    staleTime: STALE_MS.offers,
  });
}

/** The first offers of a stage in the start city, one per school: for pages without a place. */
export function entryOffersQuery(service: Service, city: string, stage: string | undefined) {
  const variables = {
    search: { city },
    stage,
    distinct: 'school_slug',
    sort: 'relevance',
    pagination: { page: 1, size: MAX_LANDING_OFFERS },
  } as const;
  return queryOptions({
    queryKey: ['search', 'entry-offers', variables],
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
