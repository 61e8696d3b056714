import type { CityHit } from '../places/cities.ts';
import type { NeighborhoodHit } from '../places/neighborhoods.ts';
import type { AddressPlace, Prediction } from './address-source.ts';

/** Google's place ids contain no colon. */
const ownPlaceId = /^(city|neighborhood):([a-z0-9-]{1,200})$/;

/** The own place of an id; `undefined` for one of Google's. */
export function readOwnPlaceId(
  placeId: string,
): { readonly kind: 'city' | 'neighborhood'; readonly slug: string } | undefined {
  const [, kind, slug] = ownPlaceId.exec(placeId) ?? [];
  return slug !== undefined && (kind === 'city' || kind === 'neighborhood') ? { kind, slug } : undefined;
}

const cityTypes = ['locality', 'political'];
const neighborhoodTypes = ['sublocality_level_1', 'sublocality', 'political'];

function stateComponents({ state, uf }: { readonly state: string; readonly uf: string }) {
  return [
    { long_name: state, short_name: uf, types: ['administrative_area_level_1', 'political'] },
    { long_name: 'Brasil', short_name: 'BR', types: ['country', 'political'] },
  ];
}

// In Brazil, Google's type for a municipality is administrative_area_level_2.
const cityComponent = (name: string) => ({
  long_name: name,
  short_name: name,
  types: ['administrative_area_level_2', 'political'],
});

/** A city in the shape of Google's results. */
export function cityPlace(city: CityHit): AddressPlace {
  return {
    place_id: `city:${city.slug}`,
    name: city.name,
    formatted_address: `${city.name} - ${city.uf}, Brasil`,
    address_components: [cityComponent(city.name), ...stateComponents(city)],
    geometry: { location: city.geoloc },
    types: cityTypes,
  };
}

/** A neighborhood in the shape of Google's results. */
export function neighborhoodPlace(neighborhood: NeighborhoodHit): AddressPlace {
  const { name, city, uf } = neighborhood;
  return {
    place_id: `neighborhood:${neighborhood.fullSlug}`,
    name,
    formatted_address: `${name}, ${city} - ${uf}, Brasil`,
    address_components: [
      { long_name: name, short_name: name, types: neighborhoodTypes },
      cityComponent(city),
      ...stateComponents(neighborhood),
    ],
    geometry: { location: neighborhood.geoloc },
    types: neighborhoodTypes,
  };
}

/** A place in the shape of Google's predictions. */
export function toPrediction(place: AddressPlace): Prediction {
  const { place_id, name = '', formatted_address = '', types } = place;
  return {
    description: formatted_address,
    place_id,
    structured_formatting: {
      main_text: name,
      // The text after the name, without the separator ', ' or ' - '.
      secondary_text: formatted_address.slice(name.length).replace(/^(?:, | - )/, ''),
    },
    types,
  };
}
