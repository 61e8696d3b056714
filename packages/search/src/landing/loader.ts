import { NotFoundError } from '@melhor-escola/api-client/api-error';
import { toRouteHead } from '@melhor-escola/config/route-head';
import type { City } from '@melhor-escola/domain/city';
import { routes } from '@melhor-escola/domain/routes';
import { stringifySearch } from '@melhor-escola/domain/search-string';
import { notFound, redirect } from '@tanstack/react-router';
import type { LoaderContext } from '../ports.tsx';
import type { Offer } from '../offer/offer.ts';
import { entryCity } from '../place/entry-city.ts';
import { type PlaceEvent, selectPlace } from '../place/selected-place.ts';
import { landingHead } from './head.ts';
import { isEmpty, type Landing } from './landing.ts';
import { EmptyLanding, preloadSections } from './lazy-sections.ts';
import { locationFilter, searchOfLanding, startsFromCity, type RouteParams } from './search-params.ts';
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

/** The router's arguments for the loader of a landing page. */
export interface LandingRequest {
  readonly context: LoaderContext & { readonly origin: string };
  readonly params: RouteParams;
  readonly location: { readonly search: Readonly<Record<string, unknown>>; readonly searchStr: string };
  /** The page is being prefetched. */
  readonly preload: boolean;
}

/**
 * The loader of every landing page: loads its data into the query cache and returns its head. Filters in the query redirect to the
 * results of the place, a slug that is incomplete or of a former name to the place's own; a place that does not exist is a 404 (RT-08, RT-15, RT-16).
 */
export async function loadLandingPage({ context, params, location, preload }: LandingRequest) {
  const search = searchOfLanding(location.search, params);
  if (search) throw redirect({ href: routes.results.path() + stringifySearch(search), statusCode: 302 });
  try {
    const data = await loadLanding(context, params, preload);
    if (data.kind === 'redirect') throw redirect({ href: data.path + location.searchStr, statusCode: 301 });
    return toRouteHead(landingHead(data.landing, data.offers, context.origin), context.origin);
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    throw error;
  }
}

/** Pages of stages have no place: as on the home page, the start city is selected (RT-05, RT-06). */
function placeEvent({ summary }: Landing, from: City | undefined): PlaceEvent {
  return from ? { type: 'entry', city: from } : { type: 'route', place: summary.place };
}
