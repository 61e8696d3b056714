import type { CityHit } from '@melhor-escola/api-client/service';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { ofCity } from '../place/city-article.ts';
import { activeFilters, withoutFilter, withoutFilters, type FilterKey } from './active-filters.ts';
import { labelOf } from './search-sentence.ts';
import { validateResultsSearch, type ResultsSearch } from './search-params.ts';

/** A search that asks for less. */
export interface Relaxation {
  /** What is let go of: 'Sem o filtro “Noite”', 'Em um raio de 25 km'. */
  readonly label: string;
  readonly search: ResultsSearch;
}

/** At most so many filters are tried one by one: each costs a call. */
const most = 3;

/** Kilometres that a radius grows to. */
const widerRadii = [25, 50, 100] as const;

/** Kilometres around a city whose own offers are none. */
const surroundings = 50;

/** What a parent gives up most easily comes first. */
const readiness: readonly FilterKey[] = [
  'neighborhood',
  'price',
  'shifts',
  'tags',
  'years',
  'siblingGrade',
  'school',
  'grade',
];

/**
 * The ways to ask for less, the easiest to give up first: one filter less, all of them, a wider radius, the whole city
 * in place of a point in it, the surroundings in place of the city.
 */
export function relaxations(search: ResultsSearch, city: CityHit | undefined): Relaxation[] {
  const ways = [...withoutOneFilter(search), ...wider(search), ...withoutAnyFilter(search)];
  return ways.length > 0 || !city ? ways : around(city, search);
}

function withoutOneFilter(search: ResultsSearch): Relaxation[] {
  const seen = new Set<FilterKey>();
  return activeFilters(search)
    .toSorted((a, b) => readiness.indexOf(a.key) - readiness.indexOf(b.key))
    .filter((filter) => !seen.has(filter.key) && seen.add(filter.key))
    .slice(0, most)
    .map(({ key, label }) => ({
      label: `Sem o filtro “${label}”`,
      search: withoutFilter(search, key),
    }));
}

function wider(search: ResultsSearch): Relaxation[] {
  if (search.lat === undefined) return [];
  if (search.city !== undefined) {
    const { lat: _lat, lng: _lng, ...rest } = search;
    return [{ label: 'Na cidade toda', search: validateResultsSearch({ ...rest, page: undefined }) }];
  }
  const radius = widerRadii.find((km) => km > (search.radius ?? searchDefaults.radius));
  return radius === undefined
    ? []
    : [{ label: `Em um raio de ${radius} km`, search: { ...search, radius, page: undefined } }];
}

function withoutAnyFilter(search: ResultsSearch): Relaxation[] {
  const kinds = new Set(activeFilters(search).map(({ key }) => key));
  return kinds.size > 1 ? [{ label: 'Sem nenhum filtro', search: withoutFilters(search) }] : [];
}

function around(city: CityHit, { size, view }: ResultsSearch): Relaxation[] {
  const search = { ...city.geoloc, radius: surroundings, sort: 'distance', size, view } as const;
  return [{ label: `Até ${surroundings} km ${ofCity(city.slug, labelOf(city))}`, search }];
}
