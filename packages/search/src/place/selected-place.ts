import type { PlaceSummary } from '@melhor-escola/api-client/service';
import type { City } from '@melhor-escola/domain/city';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { isUf } from '@melhor-escola/domain/state';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The place a visitor has chosen (spec §4): each part starts empty. */
export interface SelectedPlace {
  readonly city?: City | undefined;
  readonly neighborhood?: SelectedNeighborhood | undefined;
  /** A state's slug. */
  readonly state?: string | undefined;
  /** Nobody chose the city: a page that starts from one set it. */
  readonly isDefault?: true | undefined;
}

/** A neighborhood in its client form (spec §3, EN-06); without a name it stands for a position alone. */
export interface SelectedNeighborhood {
  readonly name: string;
  readonly slug: string;
  readonly citySlug: string;
  readonly geoloc: Geolocation;
  readonly googlePlaceId?: string | undefined;
}

/** What a lookup by name found, the best match first; empty for nothing. */
type Matches = readonly SelectedNeighborhood[];

/** How a visitor comes to a place. */
export type PlaceEvent =
  /** Home and the pages of stages: the city to start from, unless one was chosen before (RT-01, RT-05, RT-06). */
  | { readonly type: 'entry'; readonly city: City }
  /** A search's address: what it names, and what was found. `city` is `null` where the one named does not exist. */
  | {
      readonly type: 'query';
      readonly city?: City | null | undefined;
      readonly position?: Geolocation | undefined;
      /** Absent when the query names no neighborhood. */
      readonly neighborhoods?: Matches | undefined;
    }
  /** A landing page's address, whose place exists. */
  | { readonly type: 'route'; readonly place: Pick<PlaceSummary['place'], 'state' | 'city' | 'neighborhood'> }
  /** 'Perto de mim': where the browser is, and the city and neighborhood that lie there, where they are known. */
  | {
      readonly type: 'located';
      readonly position: Geolocation;
      readonly city?: City | undefined;
      readonly neighborhoods?: Matches | undefined;
    };

export const nothingSelected: SelectedPlace = {};

/**
 * The place after the event (ST-04), the one before where the event says the same. Whichever way a visitor comes, a
 * neighborhood lies within the city beside it.
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
 * A query that names no city has none, one that names none that exists keeps the position as a neighborhood of no name;
 * of a city that exists, the first neighborhood that was found, or the city's own position.
 */
function fromQuery({ city, position, neighborhoods }: Extract<PlaceEvent, { type: 'query' }>): SelectedPlace {
  if (!city) return position ? { neighborhood: at(position) } : nothingSelected;
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

/** A search for neighborhoods that found nothing stands for the whole city, at its position or the visitor's. */
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
 * The place that was chosen last. Kept in the query cache, which is made per visitor: the server's pages carry it to
 * the browser, and there it outlives each page.
 */
export const selectedPlaceQuery = queryOptions({
  queryKey: ['search', 'selected-place'],
  queryFn: (): SelectedPlace => nothingSelected,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Takes note of how the visitor came to a place, and tells which is selected now. */
export function selectPlace(queryClient: QueryClient, event: PlaceEvent): SelectedPlace {
  const before = queryClient.getQueryData(selectedPlaceQuery.queryKey) ?? nothingSelected;
  const after = selectedPlace(before, event);
  queryClient.setQueryData(selectedPlaceQuery.queryKey, after);
  return after;
}
