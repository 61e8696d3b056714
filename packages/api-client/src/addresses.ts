import { addressApiPath } from '@melhor-escola/domain/routes';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { isUf, type Uf } from '@melhor-escola/domain/state';
import { addressErrors } from './address-errors.ts';
import { readContent, type Api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { components } from './generated/rest.generated.ts';

type Schemas = components['schemas'];
type GooglePlace = Schemas['GeocodeAnswer']['results'][number];

/** An autocomplete suggestion for a typed address. */
export interface AddressSuggestion {
  readonly placeId: string;
  /** Main text: a street, a neighborhood. */
  readonly name: string;
  /** Secondary text: the surrounding city and state. */
  readonly context: string | undefined;
  /** A neighborhood rather than a street or point. */
  readonly isNeighborhood: boolean;
}

/** Place names at a position (EN-12: browser geolocation result). */
export interface PlaceAtPosition extends Geolocation {
  readonly neighborhood: string | undefined;
  readonly city: string | undefined;
  readonly uf: Uf | undefined;
}

/** Input of an address search: 'city name, typed text', biased to a position (CA-10). */
export interface AddressQuery {
  readonly input: string;
  /** Shared by all keystrokes of a search and the final choice: Google bills them as one session. */
  readonly sessionToken: string;
  readonly around: Geolocation | undefined;
}

/** Approximate location of a visitor by IP address (EN-12). */
export type VisitorLocation = Readonly<Schemas['VisitorLocation']>;

/** Search radius around the position (CO-02). */
const NEIGHBORHOOD_RADIUS_M = 11_000;

/**
 * Calls of the address services (CA-10) and of the visitor location (CA-11). Statuses other than OK and ZERO_RESULTS are errors (VA-06).
 *
 * @param api of the account API.
 * @param addressApi of the address services, which the site serves outside /api.
 */
export function createAddressCalls(api: Api, addressApi: Api) {
  return {
    /**
     * Reverse geocoding: the place names at a position.
     *
     * @throws {ApiError} 'Erro ao obter endereço pela localização.' if there is no result.
     */
    async reverseGeocode({ lat, lng }: Geolocation, signal?: AbortSignal): Promise<PlaceAtPosition> {
      const params = { query: { lat, lng } };
      const response = await readContent(addressApi.GET(`${addressApiPath}/geocode`, { params, signal }));
      const [first] = requireKnownStatus(response, addressErrors.geocode).results;
      if (!first) throw upstreamError(addressErrors.geocode);
      return { ...addressParts(first), lat, lng };
    },

    /** @throws {ApiError} 'Erro ao obter lista de endereços'. */
    async suggestAddresses(addressQuery: AddressQuery, signal?: AbortSignal): Promise<AddressSuggestion[]> {
      const { input, sessionToken: sessiontoken, around } = addressQuery;
      const query = {
        input,
        sessiontoken,
        lat: around?.lat,
        lng: around?.lng,
        radius: NEIGHBORHOOD_RADIUS_M,
      };
      const response = await readContent(
        addressApi.GET(`${addressApiPath}/place/autocomplete`, {
          params: { query },
          signal,
        }),
      );
      return requireKnownStatus(response, addressErrors.autocomplete).predictions.map((prediction) => ({
        placeId: prediction.place_id,
        name: prediction.structured_formatting.main_text,
        context: prediction.structured_formatting.secondary_text,
        isNeighborhood: prediction.types.some((type) => /^(?:sublocality|neighborhood)/.test(type)),
      }));
    },

    /**
     * Position of a suggested place; `undefined` if the service no longer knows the place.
     *
     * @throws {ApiError} 'Erro ao obter detalhes do endereço'.
     */
    async addressPosition(
      placeId: string,
      sessionToken: string,
      signal?: AbortSignal,
    ): Promise<Geolocation | undefined> {
      const params = { query: { placeId, sessiontoken: sessionToken } };
      const response = await readContent(
        addressApi.GET(`${addressApiPath}/place/details`, { params, signal }),
      );
      return requireKnownStatus(response, addressErrors.details).result?.geometry.location;
    },

    /** Approximate location of the visitor by IP address; `undefined` if unknown or on any error (ER-03). */
    async visitorLocation(signal?: AbortSignal): Promise<VisitorLocation | undefined> {
      const call = readContent(api.GET('/v3/visitor-location', { signal }));
      const found = await call.catch(() => undefined);
      return found && 'regionCode' in found ? found : undefined;
    },
  };
}

function requireKnownStatus<Response extends { readonly status: string }>(
  response: Response,
  message: string,
): Response {
  if (response.status === 'OK' || response.status === 'ZERO_RESULTS') return response;
  throw upstreamError(message);
}

function upstreamError(message: string): ApiError {
  return new ApiError(message, { reason: 'status', status: 502 });
}

function addressParts({ address_components: components }: GooglePlace) {
  const find = (...types: readonly string[]) =>
    components.find((component) => component.types.some((type) => types.includes(type)));
  const uf = find('administrative_area_level_1')?.short_name ?? '';
  return {
    neighborhood: find('sublocality', 'sublocality_level_1', 'neighborhood')?.long_name,
    // In Brazil Google calls a municipality administrative_area_level_2, and some of them localities.
    city: find('administrative_area_level_2', 'locality')?.long_name,
    uf: isUf(uf) ? uf : undefined,
  };
}
