import { isUsableGeolocation } from '@melhor-escola/domain/geolocation';
import { type Column, sql, type SQL } from 'drizzle-orm';
import { SearchInputError } from '../search-result.ts';

/** Geolocation search input (EN-11). */
export interface GeolocationInput {
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly distance_in_km?: number | null;
}

/** Center and radius of a search: `Infinity` for a position that only provides distances. */
export interface SearchPosition {
  readonly lat: number;
  readonly lng: number;
  readonly radiusInKm: number;
}

const earthRadiusKm = 6371.0088;
const halfCircumferenceKm = Math.PI * earthRadiusKm;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/**
 * The position of a search; `undefined` when either coordinate is absent or zero (VA-04). An absent or zero
 * distance becomes `defaultRadius`.
 *
 * @throws {SearchInputError} for coordinates not on Earth, and for a negative distance.
 */
export function searchPosition(
  input: GeolocationInput | null | undefined,
  defaultRadius: number,
): SearchPosition | undefined {
  const { lat, lon, distance_in_km: distance } = input ?? {};
  if (!lat || !lon || !isUsableGeolocation(lat, lon)) return undefined;
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180)
    throw new SearchInputError('geoloc', 'lat runs from -90 to 90 and lon from -180 to 180');
  if (distance && (distance < 0 || !Number.isFinite(distance)))
    throw new SearchInputError('geoloc', 'distance_in_km cannot be negative');
  return { lat, lng: lon, radiusInKm: distance || defaultRadius };
}

/** Great-circle distance in km from `position` to the columns' position: the domain's `distanceInKm` in SQL. */
export function distanceTo(position: SearchPosition, lat: Column, lng: Column): SQL<number> {
  const cosine = Math.cos(radians(position.lat));
  return sql<number>`(${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    sin(radians(${lat} - ${position.lat}::float8) / 2) ^ 2
    + ${cosine}::float8 * cos(radians(${lat})) * sin(radians(${lng} - ${position.lng}::float8) / 2) ^ 2))))`;
}

/**
 * Whether the columns' position is within the radius: first a bounding box with the gist index on `point(lng, lat)`,
 * then the exact distance. `undefined` when the radius covers the Earth, like the city search's default (CO-02), or
 * is infinite.
 */
export function isWithinRadius(position: SearchPosition, lat: Column, lng: Column): SQL | undefined {
  if (position.radiusInKm >= halfCircumferenceKm) return undefined;
  const { west, south, east, north } = boundingBox(position);
  return sql`(point(${lng}, ${lat}) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
    AND ${distanceTo(position, lat, lng)} <= ${position.radiusInKm}::float8)`;
}

/** The smallest bounding box of a circle; all longitudes if it contains a pole or crosses the 180th meridian. */
export function boundingBox(position: SearchPosition): Record<'west' | 'south' | 'east' | 'north', number> {
  const angle = position.radiusInKm / earthRadiusKm;
  const south = position.lat - degrees(angle);
  const north = position.lat + degrees(angle);
  const reach = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(position.lat)))));
  const west = position.lng - reach;
  const east = position.lng + reach;
  const isWhole = south <= -90 || north >= 90 || west < -180 || east > 180;
  return { south, north, west: isWhole ? -180 : west, east: isWhole ? 180 : east };
}
