import type { PlaceSummary } from '@melhor-escola/api-client/service';
import type { City } from '@melhor-escola/domain/city';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { isUf } from '@melhor-escola/domain/state';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The place that a visitor has selected (ST-04): each part starts empty. */
export interface SelectedPlace {
  readonly city?: City | undefined;
  readonly neighborhood?: SelectedNeighborhood | undefined;
  /** A state's slug. */
  readonly state?: string | undefined;
  /** The city was not chosen by the visitor but set by a page with a start city. */
  readonly isDefault?: true | undefined;
}

/** A neighborhood in its client form (EN-06); without a name it is only a position. */
export interface SelectedNeighborhood {
  readonly name: string;
  readonly slug: string;
  readonly citySlug: string;
  readonly geoloc: Geolocation;
  readonly googlePlaceId?: string | undefined;
}

/** Results of a lookup by name, best match first. */
type Matches = readonly SelectedNeighborhood[];

/** The event that selects a place. */
export type PlaceEvent =
  /** Home and pages of stages: the start city, unless one was chosen before (RT-01, RT-05, RT-06). */
  | { readonly type: 'entry'; readonly city: City }
  /** The URL of a search: the places it names, as found. `city` is `null` if the named one does not exist. */
  | {
      readonly type: 'query';
      readonly city?: City | null | undefined;
      /** A state's slug, without a city. */
      readonly state?: string | undefined;
      readonly position?: Geolocation | undefined;
      /** Absent if the query names no neighborhood. */
      readonly neighborhoods?: Matches | undefined;
    }
  /** The URL of a landing page whose place exists. */
  | { readonly type: 'route'; readonly place: Pick<PlaceSummary['place'], 'state' | 'city' | 'neighborhood'> }
  /** 'Perto de mim': the browser's position, and the city and neighborhood there, if known. */
  | {
      readonly type: 'located';
      readonly position: Geolocation;
      readonly city?: City | undefined;
      readonly neighborhoods?: Matches | undefined;
    };

export const nothingSelected: SelectedPlace = {};

/**
 * The place after the event (ST-04); the same object if nothing changed. After any event, a neighborhood belongs to the
 * selected city.
 */
export function selectedPlace(before: SelectedPlace, event: PlaceEvent): SelectedPlace {
  const after = next(before, event);
  return isSame(before, after) ? before : after;
}

function next(before: SelectedPlace, event: PlaceEvent): SelectedPlace {
  switch (event.type) {
    case 'entry':
      return before.city && !before.isDefault
        ? before
        : { city: event.city, state: event.city.stateSlug, isDefault: true };
    case 'query':
      return fromQuery(event);
    case 'route':
      return fromRoute(event.place);
    default:
      return event.city
        ? inCity(event.city, event.neighborhoods ?? [], event.position)
        : { neighborhood: at(event.position) };
  }
}

/**
 * Without a city in the query, there is none; with an unknown city, the position becomes an unnamed neighborhood; with
 * a known city, the first neighborhood found, or the city's own position.
 */
function fromQuery({
  city,
  state,
  position,
  neighborhoods,
}: Extract<PlaceEvent, { type: 'query' }>): SelectedPlace {
  if (!city) return { ...(state && { state }), ...(position && { neighborhood: at(position) }) };
  return neighborhoods ? inCity(city, neighborhoods) : { city, state: city.stateSlug };
}

function fromRoute({
  state,
  city,
  neighborhood,
}: Extract<PlaceEvent, { type: 'route' }>['place']): SelectedPlace {
  if (!city || !state || !isUf(state.uf)) return { state: state?.slug };
  const { uf, name, slug } = state;
  return {
    city: { ...city, uf, state: name, stateSlug: slug },
    state: slug,
    neighborhood: neighborhood ? { ...neighborhood, citySlug: city.slug } : undefined,
  };
}

/** If no neighborhood was found, the whole city is selected, at its position or the visitor's. */
function inCity(city: City, found: Matches, position: Geolocation = city.geoloc): SelectedPlace {
  return { city, state: city.stateSlug, neighborhood: found[0] ?? at(position, city.slug) };
}

function at(geoloc: Geolocation, citySlug = ''): SelectedNeighborhood {
  return { name: '', slug: '', citySlug, geoloc };
}

function isSame(one: SelectedPlace, other: SelectedPlace): boolean {
  return (
    one.city?.slug === other.city?.slug &&
    one.state === other.state &&
    one.isDefault === other.isDefault &&
    one.neighborhood?.slug === other.neighborhood?.slug &&
    one.neighborhood?.geoloc.lat === other.neighborhood?.geoloc.lat &&
    one.neighborhood?.geoloc.lng === other.neighborhood?.geoloc.lng
  );
}

/**
 * The selected place, in the query cache, which is created per visitor: it is dehydrated into server-rendered pages and
 * survives navigation in the browser.
 */
export const selectedPlaceQuery = queryOptions({
  queryKey: ['search', 'selected-place'],
  queryFn: (): SelectedPlace => nothingSelected,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Applies an event, and returns the selected place. */
export function selectPlace(queryClient: QueryClient, event: PlaceEvent): SelectedPlace {
  const before = queryClient.getQueryData(selectedPlaceQuery.queryKey) ?? nothingSelected;
  const after = selectedPlace(before, event);
  queryClient.setQueryData(selectedPlaceQuery.queryKey, after);
  return after;
}
