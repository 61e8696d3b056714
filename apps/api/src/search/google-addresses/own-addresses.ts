import { MAX_NEIGHBORHOOD_SUGGESTIONS } from '@melhor-escola/domain/search-defaults';
import { placeKey } from '@melhor-escola/domain/place-key';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { findStateByUf, isUf, type Uf } from '@melhor-escola/domain/state';
import type { Database } from '../../platform/database/database.ts';
import { type CityHit, searchCities } from '../places/cities.ts';
import { type NeighborhoodHit, searchNeighborhoods } from '../places/neighborhoods.ts';
import { cityAt, nearestNeighborhood } from '../places/place-at-position.ts';
import {
  type AddressPlace,
  type AddressSource,
  type AutocompleteAnswer,
  type AutocompleteQuery,
  queryPosition,
} from './address-source.ts';
import { cityPlace, neighborhoodPlace, toPrediction, readOwnPlaceId } from './own-place.ts';

/** Maximum number of parts of an address, from its end. */
const MAX_NAME_PARTS = 8;

/** Addresses from our own cities and neighborhoods, without Google (CA-10). */
export function createOwnAddresses(database: Database): AddressSource {
  return {
    async geocode(query) {
      const position = queryPosition(query);
      const place = position
        ? await placeAt(database, position)
        : await placeCalled(database, query.address ?? '');
      return place ? { status: 'OK', results: [place] } : { status: 'ZERO_RESULTS', results: [] };
    },
    autocomplete: (query) => suggest(database, query),
    async details({ placeId }) {
      const place = await placeWithId(database, placeId);
      return place ? { status: 'OK', result: place } : { status: 'ZERO_RESULTS' };
    },
  };
}

async function placeAt(
  database: Database,
  position: { readonly lat: number; readonly lng: number },
): Promise<AddressPlace | undefined> {
  const city = await cityAt(database, position);
  if (!city) return undefined;
  const neighborhood = await nearestNeighborhood(database, position, city.slug);
  return neighborhood ? neighborhoodPlace(neighborhood) : cityPlace(city);
}

/**
 * Resolves an address, written from the smallest to the largest part: 'Rua Augusta, 100 - Consolação, São Paulo - SP,
 * 01304-000'.
 */
async function placeCalled(database: Database, address: string): Promise<AddressPlace | undefined> {
  const { parts, uf } = splitAddress(address);
  for (const [index, part] of [...parts.entries()].toReversed()) {
    const city = await cityCalled(database, part, uf);
    if (!city) continue;
    for (const smaller of parts.slice(0, index).toReversed()) {
      const wanted = placeKey(smaller);
      const found = await findNeighborhoods(database, `city_slug:${city.slug}`, smaller);
      const neighborhood = found.find(({ name }) => placeKey(name) === wanted);
      if (neighborhood) return neighborhoodPlace(neighborhood);
    }
    return cityPlace(city);
  }
  return undefined;
}

async function suggest(
  database: Database,
  { input, lat, lng, radius }: AutocompleteQuery,
): Promise<AutocompleteAnswer> {
  const { parts, uf } = splitAddress(input);
  const [first = '', ...rest] = parts;
  const typed = rest.join(' ');
  const city = await cityCalled(database, first, uf, { lat, lng });
  const places =
    city && typed
      ? (await findNeighborhoods(database, `city_slug:${city.slug}`, typed)).map(neighborhoodPlace)
      : await citiesAndNearby(database, [first, typed].join(' '), { lat, lng, radius });
  return { status: places.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions: places.map(toPrediction) };
}

/** Without a city in the text: neighborhoods around the position, then cities anywhere. */
async function citiesAndNearby(
  database: Database,
  letters: string,
  { lat, lng, radius }: Pick<AutocompleteQuery, 'lat' | 'lng' | 'radius'>,
): Promise<AddressPlace[]> {
  // A search without a name would return everything.
  if (normalizeSearchText(letters) === '') return [];
  const pagination = { page: 1, size: MAX_NEIGHBORHOOD_SUGGESTIONS };
  const nearby =
    lat && lng
      ? await searchNeighborhoods(database, {
          name: letters,
          geoloc: { lat, lon: lng, distance_in_km: radius / 1_000 },
          pagination,
        })
      : { hits: [] };
  const cities = await searchCities(database, { name: letters, pagination });
  return [...nearby.hits.map(neighborhoodPlace), ...cities.hits.map(cityPlace)].slice(
    0,
    MAX_NEIGHBORHOOD_SUGGESTIONS,
  );
}

async function placeWithId(database: Database, placeId: string): Promise<AddressPlace | undefined> {
  const own = readOwnPlaceId(placeId);
  if (own?.kind === 'neighborhood') {
    const [neighborhood] = await findNeighborhoods(database, `full_slug:${own.slug}`);
    return neighborhood && neighborhoodPlace(neighborhood);
  }
  if (!own) return undefined;
  const { hits } = await searchCities(database, {
    filter_string: `slug:${own.slug}`,
    pagination: { page: 1, size: 1 },
  });
  return hits[0] && cityPlace(hits[0]);
}

/** The city with exactly this name, also a former one: the nearest to the position, otherwise the largest. */
async function cityCalled(
  database: Database,
  name: string,
  uf: Uf | undefined,
  { lat, lng }: { readonly lat?: number | undefined; readonly lng?: number | undefined } = {},
): Promise<CityHit | undefined> {
  const wanted = placeKey(name);
  if (wanted === '') return undefined;
  const { hits } = await searchCities(database, {
    name,
    filter_string: uf ? `uf:${uf}` : null,
    ...(lat && lng ? { geoloc: { lat, lon: lng }, sort: 'distance_asc' } : {}),
    pagination: { page: 1, size: 20 },
  });
  return hits.find(({ name: official, otherName = '' }) =>
    [official, otherName].map(placeKey).includes(wanted),
  );
}

async function findNeighborhoods(
  database: Database,
  filter: string,
  letters?: string,
): Promise<readonly NeighborhoodHit[]> {
  const { hits } = await searchNeighborhoods(database, {
    filter_string: filter,
    name: letters ?? null,
    pagination: { page: 1, size: MAX_NEIGHBORHOOD_SUGGESTIONS },
  });
  return hits;
}

/** An address's parts, separated by ',' and ' - ', without the country and the state's abbreviation. */
function splitAddress(text: string): { readonly parts: readonly string[]; readonly uf: Uf | undefined } {
  let uf: Uf | undefined;
  const parts: string[] = [];
  for (const part of text.split(/,|\s[-–]\s/).map((piece) => piece.trim())) {
    const state = isUf(part.toUpperCase()) ? findStateByUf(part) : undefined;
    // A name comes first: a typed 'Pa' is not a state.
    if (state && parts.length > 0) uf = state.uf;
    else if (part !== '' && normalizeSearchText(part) !== 'brasil') parts.push(part);
  }
  return { parts: parts.slice(-MAX_NAME_PARTS), uf };
}
