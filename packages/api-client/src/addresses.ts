import { addressApiPath } from '@melhor-escola/domain/routes';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { isUf, type Uf } from '@melhor-escola/domain/state';
import { addressErrors } from './address-errors.ts';
import { ApiError } from './api-error.ts';
import type { components } from './generated/rest.generated.ts';
import type { Http } from './http.ts';

type Schemas = components['schemas'];
type GooglePlace = Schemas['GeocodeAnswer']['results'][number];

/** A place that a typed address may mean. */
export interface AddressSuggestion {
  readonly placeId: string;
  /** The part that tells it apart: a street, a neighborhood. */
  readonly name: string;
  /** What surrounds it. */
  readonly context: string | undefined;
  /** An area of the city that parents know by name, rather than a point in it. */
  readonly isNeighborhood: boolean;
}

/** Where a position is (spec §3, EN-12: browser geolocation result). */
export interface PlaceAtPosition extends Geolocation {
  readonly neighborhood: string | undefined;
  readonly city: string | undefined;
  readonly uf: Uf | undefined;
}

/** What an address search is told: the spec's input is 'city name, typed text' around a position (spec §7). */
export interface AddressQuery {
  readonly input: string;
  /** One for all that is typed and the choice that ends it: Google bills them as one. */
  readonly sessionToken: string;
  readonly around: Geolocation | undefined;
}

/** About where a visitor is, by IP address (EN-12). */
export type VisitorLocation = Readonly<Schemas['VisitorLocation']>;

/** Metres around the position in which neighborhoods are looked for (spec §9, CO-02). */
const NEIGHBORHOOD_RADIUS_M = 11_000;

/**
 * The calls about addresses (CA-10) and about where a visitor is (CA-11). Only OK and ZERO_RESULTS are answers (VA-06).
 *
 * @param http For the account API.
 * @param addressHttp For the address services, which on the site stand outside /api.
 */
export function createAddressCalls(http: Http, addressHttp: Http) {
  return {
    /**
     * What is at a position.
     *
     * @throws {ApiError} 'Erro ao obter endereço pela localização.' when nothing is known to be there.
     */
    async reverseGeocode({ lat, lng }: Geolocation, signal?: AbortSignal): Promise<PlaceAtPosition> {
      const query = { lat, lng };
      const answer = await addressHttp<Schemas['GeocodeAnswer']>(`${addressApiPath}/geocode`, {
        query,
        signal,
      });
      const [first] = requireKnownStatus(answer, addressErrors.geocode).results;
      if (!first) throw upstreamError(addressErrors.geocode);
      return { ...partsOf(first), lat, lng };
    },

    /** @throws {ApiError} 'Erro ao obter lista de endereços'. */
    async suggestAddresses(asked: AddressQuery, signal?: AbortSignal): Promise<AddressSuggestion[]> {
      const { input, sessionToken: sessiontoken, around } = asked;
      const query = {
        input,
        sessiontoken,
        lat: around?.lat,
        lng: around?.lng,
        radius: NEIGHBORHOOD_RADIUS_M,
      };
      const answer = await addressHttp<Schemas['PlaceAutocompleteAnswer']>(
        `${addressApiPath}/place/autocomplete`,
        {
          query,
          signal,
        },
      );
      return requireKnownStatus(answer, addressErrors.autocomplete).predictions.map((prediction) => ({
        placeId: prediction.place_id,
        name: prediction.structured_formatting.main_text,
        context: prediction.structured_formatting.secondary_text,
        isNeighborhood: prediction.types.some((type) => /^(?:sublocality|neighborhood)/.test(type)),
      }));
    },

    /**
     * Where a suggested place is; `undefined` when it is no longer known.
     *
     * @throws {ApiError} 'Erro ao obter detalhes do endereço'.
     */
    async addressPosition(
      placeId: string,
      sessionToken: string,
      signal?: AbortSignal,
    ): Promise<Geolocation | undefined> {
      const query = { placeId, sessiontoken: sessionToken };
      const answer = await addressHttp<Schemas['PlaceDetailsAnswer']>(`${addressApiPath}/place/details`, {
        query,
        signal,
      });
      return requireKnownStatus(answer, addressErrors.details).result?.geometry.location;
    },

    /** About where the visitor is, by IP address; `undefined`, silently, whenever that is not known (ER-03). */
    visitorLocation(signal?: AbortSignal): Promise<VisitorLocation | undefined> {
      return http<VisitorLocation>('/v3/visitor-location', { signal }).catch(() => undefined);
    },
  };
}

function requireKnownStatus<Answer extends { readonly status: string }>(
  answer: Answer,
  message: string,
): Answer {
  if (answer.status === 'OK' || answer.status === 'ZERO_RESULTS') return answer;
  throw upstreamError(message);
}

function upstreamError(message: string): ApiError {
  return new ApiError(message, { reason: 'status', status: 502 });
}

function partsOf({ address_components: components }: GooglePlace) {
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
