import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { AddressSuggestion, CityHit, Service } from '@melhor-escola/api-client/service';
import { placeKey } from '@melhor-escola/domain/place-key';

/** The location filters of a search within its city. */
export type PlaceInCity = Pick<OfferSearch, 'neighborhood' | 'lat' | 'lng' | 'radius'>;

/**
 * Maps a suggested address to location filters: a neighborhood if it has the name of one, otherwise a point, which
 * keeps the current radius. `undefined` if the address is no longer known.
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
    const requestedName = placeKey(address.name);
    const found = await service.suggestNeighborhoods(address.name, city);
    const named = found.find(({ name }) => placeKey(name) === requestedName);
    if (named) {
      session.end();
      return { neighborhood: named.slug, ...noPoint };
    }
  }
  const position = await service.addressPosition(address.placeId, session.token());
  session.end();
  return position && { neighborhood: undefined, lat: position.lat, lng: position.lng };
}

/** One autocomplete session: all lookups and the choice that ends it share a token (CA-10). */
export interface AddressSession {
  /** The token of the current session; starts one if there is none. */
  token(): string;
  /** Ends the session after a choice: the next lookup starts another one. */
  end(): void;
}
