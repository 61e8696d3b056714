import type { CityHit, Service } from '@melhor-escola/api-client/service';
import { placeKey } from '@melhor-escola/domain/place-key';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { ufOfCitySlug } from '@melhor-escola/domain/slug';
import type { City } from '@melhor-escola/domain/city';
import { findStateByText, isUf, type State } from '@melhor-escola/domain/state';
import { queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../stale-times.ts';
import { type FoundCity, only, onlyNamed } from './named-city.ts';

/** What the `city` of a search refers to. */
export type Place =
  | { readonly kind: 'city'; readonly city: CityHit }
  | { readonly kind: 'state'; readonly state: State }
  /** The text matches several cities, or none clearly; `cities` may be empty. */
  | { readonly kind: 'unclear'; readonly typed: string; readonly cities: readonly FoundCity[] };

/** Number of cities to choose from if the text matches several. */
const MAX_CHOICES = 8;

/** Resolves a search's `city`: a city, a state, or several to choose from. */
export function placeQuery(service: Service, typed: string) {
  return queryOptions({
    queryKey: ['search', 'place', typed],
    queryFn: ({ signal }) => resolvePlace(service, typed, signal),
    staleTime: STALE_MS.places,
  });
}

/**
 * Finds the place of a slug or a typed text: the city with the slug; else the state that it names (EN-20); else the one whose name, also a
 * former one, with or without its state, equals the text; else the only one whose name starts with it. 'arag' matches several, which are returned.
 */
async function resolvePlace(service: Service, typed: string, signal?: AbortSignal): Promise<Place> {
  const uf = ufOfCitySlug(typed);
  const named = uf && (await service.findCity(typed, uf, signal));
  if (named) return { kind: 'city', city: named };

  const state = findStateByText(typed);
  if (state) return { kind: 'state', state };

  const text = normalizeSearchText(typed);
  const cities = text === '' ? [] : await service.suggestCities(text, signal, MAX_CHOICES);
  // Few URLs have typed text, so the table of nicknames is loaded on demand.
  const { cityNicknames } = await import('@melhor-escola/domain/city-nickname');
  const city = clearMatch(text, cityNicknames[text], cities);
  return city ? { kind: 'city', city } : { kind: 'unclear', typed, cities };
}

function clearMatch(
  text: string,
  nickname: string | undefined,
  cities: readonly CityHit[],
): CityHit | undefined {
  const key = placeKey(text);
  return (
    only(cities.filter((city) => city.slug === nickname)) ??
    onlyNamed(cities, text) ??
    only(cities.filter((city) => placeKey(city.name).startsWith(key)))
  );
}

/** Maps a city of the service; `null` if its state is unknown. */
export function toCity(hit: CityHit): City | null {
  const { uf } = hit;
  return isUf(uf) ? { ...hit, uf } : null;
}
