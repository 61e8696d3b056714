import type { City } from '@melhor-escola/domain/city';
import type { LoaderContext } from '../ports.tsx';
import type { Offer } from '../offer/offer.ts';
import { entryCity } from '../place/entry-city.ts';
import { type PlaceEvent, selectPlace } from '../place/selected-place.ts';
import { isEmpty, type Landing } from './landing.ts';
import { EmptyLanding, preloadSections } from './lazy-sections.ts';
import { locationFilter, startsFromCity, type RouteParams } from './search-params.ts';
import { placePath } from './place-link.ts';
import { entryOffersQuery, landingQuery, stateCitiesQuery } from './queries.ts';

/** The data of a landing page, or its canonical path. */
export type LandingData =
  | { readonly kind: 'landing'; readonly landing: Landing; readonly offers: readonly Offer[] }
  /** The place has another path: a slug was incomplete, or of a former name. */
  | { readonly kind: 'redirect'; readonly path: string };

/**
 * Loads the data of a landing page into the query cache, and selects its place (ST-04).
 *
 * @param preload prefetch only: the visitor may never come, so no place is selected.
 * @throws {NotFoundError} if the URL names a state, stage, city or neighborhood that does not exist (RT-15).
 * @throws {ApiError} when the service fails.
 */
export async function loadLanding(
  context: LoaderContext,
  params: RouteParams,
  preload = false,
): Promise<LandingData> {
  const { queryClient, service } = context;
  const filter = locationFilter(params);
  const from = startsFromCity(filter) ? entryCity(context) : undefined;
  const [landing, entryOffers] = await Promise.all([
    queryClient.ensureQueryData(landingQuery(service, filter)),
    from && queryClient.ensureQueryData(entryOffersQuery(service, from.slug, filter.stage)),
    filter.state === undefined
      ? undefined
      : queryClient.ensureQueryData(stateCitiesQuery(service, filter.state)),
    preloadSections(),
  ]);
  if (isEmpty(landing)) await EmptyLanding.preload?.();
  const { city, neighborhood } = landing.filter;
  if (city !== filter.city || neighborhood !== filter.neighborhood)
    return { kind: 'redirect', path: placePath(landing.filter) };
  if (!preload) selectPlace(queryClient, placeEvent(landing, from));
  return { kind: 'landing', landing, offers: entryOffers ?? landing.offers };
}

/** Pages of stages have no place: as on the home page, the start city is selected (RT-05, RT-06). */
function placeEvent({ summary }: Landing, from: City | undefined): PlaceEvent {
  return from ? { type: 'entry', city: from } : { type: 'route', place: summary.place };
}
