import { isUsableGeolocation, type Geolocation } from '@melhor-escola/domain/geolocation';
import type { Database } from '../database/database.ts';
import { searchCities, type CityHit } from '../search/places/cities.ts';
import { searchNeighborhoods, type NeighborhoodHit } from '../search/places/neighborhoods.ts';

/** Kilometres. A municipality's position is its seat's, and those of the Amazon reach far beyond theirs. */
const MAX_CITY_DISTANCE_KM = 150;

/** Kilometres from a neighborhood's middle: further away it is another one, which has no school we know. */
const MAX_NEIGHBORHOOD_DISTANCE_KM = 2;

/** The city whose seat is nearest; `undefined` abroad, at sea, and where a coordinate is zero (VA-04). */
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

/** The neighborhood whose measured middle is nearest; `undefined` where none is near. */
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
