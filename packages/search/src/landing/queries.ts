import { allOf, anyOf } from '@melhor-escola/api-client/filter-string';
import type { Service } from '@melhor-escola/api-client/service';
import type { City } from '@melhor-escola/domain/city';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { toOffer, type Offer } from '../offer/offer.ts';
import { entryCity } from '../place/entry-city.ts';
import type { PlaceEvent } from '../place/selected-place.ts';
import { selectPlace } from '../place/selected-place-query.ts';
import { toLanding, type Landing } from './landing.ts';
import { preloadParts } from './lazy-parts.ts';
import { locationFilter, startsFromCity, type LocationFilter, type RouteParams } from './location-filter.ts';
import { placePath } from './place-link.ts';

/** Offers that a landing page shows before it leads on to all of them. */
const shownOffers = 4;

/** What there is in a place. */
export function landingQuery(service: Service, filter: LocationFilter) {
  return queryOptions({
    queryKey: ['search', 'landing', filter],
    queryFn: async ({ signal }): Promise<Landing> =>
      toLanding(await service.placeSummary(filter, signal), filter),
    staleTime: freshness.offers,
  });
}

/** The first offers of a place, one a school. */
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
    pagination: { page: 1, size: shownOffers },
  } as const;
  return queryOptions({
    queryKey: ['search', 'landing-offers', variables],
    queryFn: async ({ signal }): Promise<readonly Offer[]> =>
      (await service.searchOffers(variables, signal)).hits.map(toOffer),
    staleTime: freshness.offers,
  });
}

/** A city as a list names it. */
export interface CityName {
  readonly name: string;
  readonly slug: string;
}

/** All cities of a state, with or without schools, ascending by slug (RT-10). Name and slug alone travel with the page. */
export function stateCitiesQuery(service: Service, state: string) {
  return queryOptions({
    queryKey: ['search', 'state-cities', state],
    queryFn: async ({ signal }): Promise<readonly CityName[]> =>
      (await service.stateCities(state, signal)).map(({ name, slug }) => ({ name, slug })),
    staleTime: freshness.places,
  });
}

/** What a landing page is made of, or the one address of its place. */
export type LandingData =
  | { readonly kind: 'landing'; readonly landing: Landing; readonly offers: readonly Offer[] }
  /** The place is at another address: its city's slug was not whole. */
  | { readonly kind: 'redirect'; readonly path: string };

/**
 * Fetches into the query cache what the landing page of an address shows, and selects its place (ST-04).
 *
 * @param preload The visitor is not there yet, and may never be: no place is selected.
 * @throws {NotFoundError} when the address names a state, stage, city or neighborhood that does not exist (RT-15).
 * @throws {ApiError} when the service fails.
 */
export async function loadLanding(
  queryClient: QueryClient,
  service: Service,
  params: RouteParams,
  preload = false,
): Promise<LandingData> {
  const filter = locationFilter(params);
  const from = startsFromCity(filter) ? entryCity(queryClient, service) : undefined;
  const [landing, offers] = await Promise.all([
    queryClient.ensureQueryData(landingQuery(service, filter)),
    queryClient.ensureQueryData(landingOffersQuery(service, from ? { ...filter, city: from.slug } : filter)),
    filter.state === undefined
      ? undefined
      : queryClient.ensureQueryData(stateCitiesQuery(service, filter.state)),
    preloadParts(),
  ]);
  if (landing.filter.city !== filter.city) return { kind: 'redirect', path: placePath(landing.filter) };
  if (!preload) selectPlace(queryClient, placeEvent(landing, from));
  return { kind: 'landing', landing, offers };
}

/** The pages of stages are of no place: there, as at home, the city to start from is set (RT-05, RT-06). */
function placeEvent({ summary }: Landing, from: City | undefined): PlaceEvent {
  return from ? { type: 'entry', city: from } : { type: 'route', place: summary.place };
}
