import type { CityHit } from '@melhor-escola/api-client/service';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { ofCity } from '../../place/article.ts';
import {
  filterRows,
  type FilterKey,
  parseOfferSearch,
  type OfferSearch,
} from '@melhor-escola/domain/search-filters';
import {
  activeFilters,
  withoutFilter,
  withoutFilters,
  type ActiveFilter,
} from '../filters/active-filters.ts';
import { cityHitLabel } from '../search-sentence.ts';

/** A less restrictive search. */
interface Relaxation {
  /** What it drops: 'Sem o filtro “Noite”', 'Em um raio de 25 km'. */
  readonly label: string;
  readonly search: OfferSearch;
}

/** Number of filters that are dropped one by one: each costs a call. */
const MAX_SINGLE_FILTERS = 3;

/** Wider search radii in kilometers. */
const WIDER_RADII_KM = [25, 50, 100] as const;

/** Radius in kilometers around a city that has no offers. */
const SURROUNDINGS_RADIUS_KM = 50;

/**
 * Less restrictive searches, the easiest concession first: without one filter, a wider radius or the whole city or state instead
 * of a point in it, without any filter; the surroundings of the city if there is nothing else to drop.
 */
export function relaxations(search: OfferSearch, city: CityHit | undefined): Relaxation[] {
  const ways = [...withoutOneFilter(search), ...wider(search), ...withoutAnyFilter(search)];
  return ways.length > 0 || !city ? ways : around(city, search);
}

function withoutOneFilter(search: OfferSearch): Relaxation[] {
  const seen = new Set<FilterKey>();
  return activeFilters(search)
    .toSorted((a, b) => ease(a) - ease(b))
    .filter((filter) => !seen.has(filter.key) && seen.add(filter.key))
    .slice(0, MAX_SINGLE_FILTERS)
    .map(({ key, label }) => ({
      label: `Sem o filtro “${label}”`,
      search: withoutFilter(search, key),
    }));
}

const ease = ({ key }: ActiveFilter): number => filterRows[key].chip?.ease ?? 0;

function wider(search: OfferSearch): Relaxation[] {
  if (search.lat === undefined) return [];
  if ((search.city ?? search.state) !== undefined) {
    const { lat: _lat, lng: _lng, ...rest } = search;
    const label = search.city === undefined ? 'No estado todo' : 'Na cidade toda';
    return [{ label, search: parseOfferSearch({ ...rest, page: undefined }) }];
  }
  const radius = WIDER_RADII_KM.find((km) => km > (search.radius ?? searchDefaults.radius));
  return radius === undefined
    ? []
    : [{ label: `Em um raio de ${radius} km`, search: { ...search, radius, page: undefined } }];
}

function withoutAnyFilter(search: OfferSearch): Relaxation[] {
  const kinds = new Set(activeFilters(search).map(({ key }) => key));
  return kinds.size > 1 ? [{ label: 'Sem nenhum filtro', search: withoutFilters(search) }] : [];
}

function around(city: CityHit, { size, view }: OfferSearch): Relaxation[] {
  const search = { ...city.geoloc, radius: SURROUNDINGS_RADIUS_KM, sort: 'distance', size, view } as const;
  return [{ label: `Até ${SURROUNDINGS_RADIUS_KM} km ${ofCity(city.slug, cityHitLabel(city))}`, search }];
}
