import type { z } from 'zod';
import { singleFlightCache } from '../../catalog/places/single-flight-cache.ts';
import {
  type AddressSource,
  autocompleteAnswer,
  detailsAnswer,
  geocodeAnswer,
  queryPosition,
} from './address-source.ts';
import { readUpstream, UpstreamError, type UpstreamLimits } from './read-upstream.ts';

export interface GoogleAddressesOptions {
  /** Origin of Google's Maps services, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  readonly limits?: Partial<UpstreamLimits>;
}

const DEFAULT_LIMITS: UpstreamLimits = { milliseconds: 3_000, maximumBytes: 256 * 1024 };

/** Google allows caching for thirty days; an hour saves nearly as many calls. */
const MAX_ANSWERS = 2_000;
const TTL_MS = 3_600_000;

type Parameters = Readonly<Record<string, string | undefined>>;

/**
 * Addresses from Google's Geocoding and Places services (S15): adds the key, returns only known fields, and caches
 * equal queries.
 */
export function createGoogleAddresses({ url, key, limits }: GoogleAddressesOptions): AddressSource {
  const upstreamLimits = { ...DEFAULT_LIMITS, ...limits };

  /** A function that calls one of the services and caches its responses. */
  function asker<Answer extends { readonly status: string }>(path: string, schema: z.ZodType<Answer>) {
    const cache = singleFlightCache<Answer>(MAX_ANSWERS, TTL_MS);
    const isCacheable = ({ status }: Answer): boolean => status === 'OK' || status === 'ZERO_RESULTS';
    return async (parameters: Parameters, sessiontoken?: string): Promise<Answer> => {
      const asked = { ...parameters, language: 'pt-BR' };
      const ask = async () => {
        const address = buildUrl(url, path, { ...asked, sessiontoken, key });
        return parseAnswer(await readUpstream(address, upstreamLimits), schema, key);
      };
      // The session is not part of the key: equal text gets the same response.
      const question = JSON.stringify(asked);
      const answer = await cache.forceFetch(question, { context: ask });
      if (!isCacheable(answer)) cache.delete(question);
      return answer;
    };
  }
  const geocode = asker('geocode', geocodeAnswer);
  const autocomplete = asker('place/autocomplete', autocompleteAnswer);
  const details = asker('place/details', detailsAnswer);

  return {
    geocode(query) {
      const position = queryPosition(query);
      return geocode(
        position
          ? { latlng: `${position.lat},${position.lng}` }
          : { address: query.address, components: 'country:BR' },
      );
    },
    autocomplete({ input, lat, lng, radius, sessiontoken }) {
      const around =
        lat === undefined || lng === undefined ? {} : { location: `${lat},${lng}`, radius: String(radius) };
      return autocomplete({ input, ...around, components: 'country:br' }, sessiontoken);
    },
    details({ placeId, sessiontoken }) {
      const fields = 'place_id,name,formatted_address,address_component,geometry,type';
      return details({ place_id: placeId, fields }, sessiontoken);
    },
  };
}

function buildUrl(origin: string, path: string, parameters: Parameters): URL {
  const url = new URL(`${origin}/maps/api/${path}/json`);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

/** @throws {UpstreamError} for a response that is not Google's, and for one that contains the key. */
function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>, key: string): Answer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new UpstreamError('malformed', 'The upstream’s response is not JSON.');
  }
  const parsed = schema.safeParse(body);
  if (!parsed.success)
    throw new UpstreamError('malformed', 'The upstream’s response has an unexpected shape.');
  if (JSON.stringify(parsed.data).includes(key))
    throw new UpstreamError('malformed', 'The upstream’s response contains the key.');
  return parsed.data;
}
