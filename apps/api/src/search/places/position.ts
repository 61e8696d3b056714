import { isUsableGeolocation } from '@melhor-escola/domain/geolocation';
import { type Column, sql, type SQL } from 'drizzle-orm';
import { SearchInputError } from '../search-result.ts';

/** Geolocation search input (spec §3, EN-11). */
export interface GeolocationInput {
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly distance_in_km?: number | null;
}

/** Where to search from, and how far: `Infinity` for a position that tells distances and leaves nothing out. */
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
 * The position a search is bound to; `undefined` when none applies, because either coordinate is absent or zero
 * (spec §5, VA-04). An absent or zero distance is `defaultRadius`.
 *
 * @throws {SearchInputError} for coordinates that are none on Earth, and for a negative distance.
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

/** Great-circle distance in km from `position` to the columns' place: `distanceInKm` of the domain, in SQL. */
export function distanceTo(position: SearchPosition, lat: Column, lng: Column): SQL<number> {
  const cosine = Math.cos(radians(position.lat));
  return sql<number>`(${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    sin(radians(${lat} - ${position.lat}::float8) / 2) ^ 2
    + ${cosine}::float8 * cos(radians(${lat})) * sin(radians(${lng} - ${position.lng}::float8) / 2) ^ 2))))`;
}

/**
 * Whether the columns' place lies within the position's radius: a box that the gist index on `point(lng, lat)` answers,
 * then the exact distance. `undefined` when the radius spans the Earth, as the search for cities does (CO-02), or is none.
 */
export function isWithinRadius(position: SearchPosition, lat: Column, lng: Column): SQL | undefined {
  if (position.radiusInKm >= halfCircumferenceKm) return undefined;
  const { west, south, east, north } = boundingBox(position);
  return sql`(point(${lng}, ${lat}) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))
    AND ${distanceTo(position, lat, lng)} <= ${position.radiusInKm}::float8)`;
}

/** The smallest box of coordinates around a circle; all longitudes where the circle holds a pole or crosses the 180th meridian. */
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
