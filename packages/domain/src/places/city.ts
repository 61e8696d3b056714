import type { Uf } from './state.ts';

/** Short form of a city (EN-03), for lists, autocomplete and filters. */
export interface City {
  readonly name: string;
  /** Ends in '-{uf}': 'araguaina-to'. */
  readonly slug: string;
  readonly uf: Uf;
  readonly stateSlug: string;
  readonly state: string;
  readonly geoloc: Geolocation;
}

/** The city used until the visitor chooses one (EN-03). */
export const defaultCity: City = {
  name: 'São Paulo',
  slug: 'sao-paulo-sp',
  uf: 'SP',
  stateSlug: 'sao-paulo',
  state: 'São Paulo',
  geoloc: { lat: -23.567387, lng: -46.570383 },
};

/** 'Araguaína, TO': display name of a city in lists (EN-03). */
export function cityLabel(city: Pick<City, 'name' | 'uf'>): string {
  return `${city.name}, ${city.uf}`;
}

/** A position in decimal degrees (WGS 84). */
export interface Geolocation {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusKm = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine, mean Earth radius): within 0.5 % of the ellipsoid. */
export function distanceInKm(from: Geolocation, to: Geolocation): number {
  const dLat = radians(to.lat - from.lat);
  const dLng = radians(to.lng - from.lng);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Whether a geolocation filter applies: both coordinates present and non-zero (VA-04). */
export function isUsableGeolocation(lat: number | null | undefined, lng: number | null | undefined): boolean {
  return Boolean(lat) && Boolean(lng) && Number.isFinite(lat) && Number.isFinite(lng);
}
