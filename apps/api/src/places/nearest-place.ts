import { isUsableGeolocation, type Geolocation } from '@melhor-escola/domain/geolocation';
import type { Database } from '../database/database.ts';
import { searchCities, type CityHit } from '../search/places/cities.ts';
import { searchNeighborhoods, type NeighborhoodHit } from '../search/places/neighborhoods.ts';

/** Kilometres. A municipality's position is its seat's; those in the Amazon extend far beyond it. */
const MAX_CITY_DISTANCE_KM = 150;

/** Kilometres from a neighborhood's centre: farther away is another one, without known schools. */
const MAX_NEIGHBORHOOD_DISTANCE_KM = 2;

/** The city with the nearest seat; `undefined` abroad, at sea, and for a zero coordinate (VA-04). */
export async function nearestCity(
  database: Database,
  { lat, lng }: Geolocation,
): Promise<CityHit | undefined> {
  if (!isUsableGeolocation(lat, lng)) return undefined;
  const { hits } = await searchCities(database, {
    geoloc: { lat, lon: lng, distance_in_km: MAX_CITY_DISTANCE_KM },
    sort: 'distance_asc',
    pagination: { page: 1, size: 1 },
  });
  return hits[0];
}

/** The neighborhood with the nearest measured centre; `undefined` when none is near. */
export async function nearestNeighborhood(
  database: Database,
  { lat, lng }: Geolocation,
): Promise<NeighborhoodHit | undefined> {
  if (!isUsableGeolocation(lat, lng)) return undefined;
  const { hits } = await searchNeighborhoods(database, {
    geoloc: { lat, lon: lng, distance_in_km: MAX_NEIGHBORHOOD_DISTANCE_KM },
    measured: true,
    sort: 'distance_asc',
    pagination: { page: 1, size: 1 },
  });
  return hits[0];
}
