import type { Service } from '@melhor-escola/api-client/service';
import type { City } from '@melhor-escola/domain/city';
import type { QueryClient } from '@tanstack/react-query';
import type { Offer } from '../offer/offer.ts';
import { entryCity } from '../place/entry-city.ts';
import { type PlaceEvent, selectPlace } from '../place/selected-place.ts';
import type { Landing } from './landing.ts';
import { preloadParts } from './lazy-parts.ts';
import { locationFilter, startsFromCity, type RouteParams } from './search-params.ts';
import { placePath } from './place-link.ts';
import { landingOffersQuery, landingQuery, stateCitiesQuery } from './queries.ts';

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
