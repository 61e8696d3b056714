import type { AddressSuggestion, CityHit, Service } from '@melhor-escola/api-client/service';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import type { ResultsSearch } from '../results/search-params.ts';

/** The part of a search that says where in the city one looks. */
export type PlaceInCity = Pick<ResultsSearch, 'neighborhood' | 'lat' | 'lng' | 'radius'>;

/**
 * What a suggested address narrows a search of its city to: one of our neighborhoods where it is the name of one, else a
 * point, whose radius stays as it was. `undefined` when the address is no longer known.
 *
 * @throws {ApiError} when the service fails.
 */
export async function chooseAddress(
  service: Service,
  session: AddressSession,
  city: CityHit,
  address: AddressSuggestion,
): Promise<PlaceInCity | undefined> {
  const noPoint = { lat: undefined, lng: undefined, radius: undefined };
  if (address.isNeighborhood) {
    const wanted = normalizeSearchText(address.name);
    const found = await service.suggestNeighborhoods(address.name, city);
    const named = found.find(({ name }) => normalizeSearchText(name) === wanted);
    if (named) {
      session.end();
      return { neighborhood: named.slug, ...noPoint };
    }
  }
  const position = await service.addressPosition(address.placeId, session.token());
  session.end();
  return position && { neighborhood: undefined, lat: position.lat, lng: position.lng };
}

/** One address search: all that is typed, and the choice that ends it, under one token (spec §7). */
export interface AddressSession {
  /** The token of the search that is going on; a new one where none is. */
  token(): string;
  /** The search ended with a choice: what is typed next is another one. */
  end(): void;
}
