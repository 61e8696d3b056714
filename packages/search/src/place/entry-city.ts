import type { VisitorLocation } from '@melhor-escola/api-client/service';
import { defaultCity, type City } from '@melhor-escola/domain/city';
import { citySlug } from '@melhor-escola/domain/slug';
import { isUf, getStateByUf } from '@melhor-escola/domain/state';
import type { LoaderContext } from '../ports.tsx';
import { visitorLocationQuery } from '../near-me/visitor-location.ts';
import { type SelectedPlace, selectedPlaceQuery } from './selected-place.ts';

/** Key of the city last chosen on this device. */
const STORAGE_KEY = 'montilla:city';

/**
 * The start city of pages without a place (RT-01, RT-05, RT-06): the one last chosen in this visit or on this device;
 * otherwise that of the visitor's IP address; otherwise the default.
 */
export function entryCity({ queryClient, service }: LoaderContext): City {
  return chooseCity(
    queryClient.getQueryData(selectedPlaceQuery.queryKey),
    queryClient.getQueryData(visitorLocationQuery(service).queryKey),
  );
}

/** @see entryCity */
export function chooseCity(
  selected: SelectedPlace | undefined,
  location: VisitorLocation | null | undefined,
): City {
  if (selected?.city && !selected.isDefault) return selected.city;
  return readCity(read()) ?? locatedCity(location) ?? defaultCity;
}

function locatedCity(location: VisitorLocation | null | undefined): City | undefined {
  if (!location || !isUf(location.regionCode)) return undefined;
  const { city: name, regionCode: uf, latitude: lat, longitude: lng } = location;
  const { name: state, slug: stateSlug } = getStateByUf(uf);
  return { name, slug: citySlug(name, uf), uf, state, stateSlug, geoloc: { lat, lng } };
}

/** Parses `{ version: 1, city }`; undefined for anything else. Exported for its test. */
export function readCity(text: string | null): City | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const city = property(stored, 'version') === 1 ? property(stored, 'city') : undefined;
    const [name, slug, uf] = ['name', 'slug', 'uf'].map((part) => property(city, part));
    const [lat, lng] = ['lat', 'lng'].map((part) => property(property(city, 'geoloc'), part));
    if (typeof name !== 'string' || typeof slug !== 'string' || typeof uf !== 'string' || !isUf(uf))
      return undefined;
    if (!slug.endsWith(`-${uf.toLowerCase()}`) || typeof lat !== 'number' || typeof lng !== 'number')
      return undefined;
    const { name: state, slug: stateSlug } = getStateByUf(uf);
    return { name, slug, uf, state, stateSlug, geoloc: { lat, lng } };
  } catch {
    return undefined;
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Absent on a server. If the browser forbids storage, the choice lasts for the visit. */
function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Stores the chosen city on the device. */
export function storeCity(city: City): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: 1, city }));
  } catch {
    // See above.
  }
}
