import type { Geolocation } from './geolocation.ts';
import type { Uf } from './state.ts';

/** The short form of a city (spec §3): what lists, autocomplete and filters carry. */
export interface City {
  readonly name: string;
  /** Ends in '-{uf}': 'araguaina-to'. */
  readonly slug: string;
  readonly uf: Uf;
  readonly stateSlug: string;
  readonly state: string;
  readonly geoloc: Geolocation;
}

/** The city the site starts from when none was chosen (spec §3). */
export const defaultCity: City = {
  name: 'São Paulo',
  slug: 'sao-paulo-sp',
  uf: 'SP',
  stateSlug: 'sao-paulo',
  state: 'São Paulo',
  geoloc: { lat: -23.567387, lng: -46.570383 },
};

/** 'Araguaína, TO', the name a city has in user lists (spec §3). */
export function cityLabel(city: Pick<City, 'name' | 'uf'>): string {
  return `${city.name}, ${city.uf}`;
}
