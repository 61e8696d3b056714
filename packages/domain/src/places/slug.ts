import { findStateByUf, type Uf } from './state.ts';
import { normalizeSearchText } from '../search/search-text.ts';

/** Lower-case ASCII words joined by hyphens: 'Colégio São José' → 'colegio-sao-jose'. Empty for a text without letters or digits. */
export function slugify(text: string): string {
  return normalizeSearchText(text).replaceAll(' ', '-');
}

/** A city's slug: its name and its state's abbreviation, 'sao-paulo-sp' (VA-03). */
export function citySlug(name: string, uf: Uf): string {
  return `${slugify(name)}-${uf.toLowerCase()}`;
}

/**
 * Appends '-{uf}' to a slug unless it already ends with it (VA-03). The suffix counts only after a hyphen, so that
 * 'assis' in SP is not read as 'ass' in 'IS'.
 */
export function withUfSuffix(slug: string, uf: Uf): string {
  const suffix = `-${uf.toLowerCase()}`;
  return slug.endsWith(suffix) ? slug : slug + suffix;
}

/** The state in a city's slug; `undefined` if there is none. 'araguaina-to' → TO. */
export function ufOfCitySlug(slug: string): Uf | undefined {
  const match = /^.+-([a-z]{2})$/.exec(slug);
  return match?.[1] ? findStateByUf(match[1])?.uf : undefined;
}

/**
 * A neighborhood's nationally unique slug, state-city-neighborhood (CA-09):
 * 'sp-sao-paulo-pinheiros'.
 */
export function neighborhoodFullSlug(uf: Uf, cityName: string, neighborhoodName: string): string {
  return `${uf.toLowerCase()}-${slugify(cityName)}-${slugify(neighborhoodName)}`;
}
