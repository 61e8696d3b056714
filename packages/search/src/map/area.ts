import { MAX_RADIUS_KM, type OfferSearch } from '@melhor-escola/domain/search-filters';
import { distanceInKm, type Geolocation } from '@melhor-escola/domain/geolocation';

/** A rectangle of a map, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Bounds of Brazil. */
export const brazil: Bounds = { west: -74, south: -34, east: -34, north: 5.5 };

/** Margin around the positions: about a kilometre. */
const MARGIN_DEGREES = 0.01;

/** The bounding box of these positions with a margin; `undefined` if there are none. */
export function boundingBox(positions: readonly Geolocation[]): Bounds | undefined {
  if (positions.length === 0) return undefined;
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return {
    west: Math.min(...lngs) - MARGIN_DEGREES,
    south: Math.min(...lats) - MARGIN_DEGREES,
    east: Math.max(...lngs) + MARGIN_DEGREES,
    north: Math.max(...lats) + MARGIN_DEGREES,
  };
}

const KM_PER_DEGREE = 111;

/** The bounding box of a circle, away from the poles. */
export function boundsAround({ lat, lng }: Geolocation, kilometers: number): Bounds {
  const up = kilometers / KM_PER_DEGREE;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return { west: lng - across, south: lat - up, east: lng + across, north: lat + up };
}

/**
 * The search for the visible map: around its center, out to the nearer pair of edges, across borders of city, state
 * and neighborhood. A radius is whole kilometers, at least one.
 */
export function areaSearch(search: OfferSearch, { west, south, east, north }: Bounds): OfferSearch {
  const middle = { lat: rounded((south + north) / 2), lng: rounded((west + east) / 2) };
  const across = distanceInKm({ ...middle, lng: west }, { ...middle, lng: east });
  const up = distanceInKm({ ...middle, lat: south }, { ...middle, lat: north });
  const radius = Math.ceil(Math.min(across, up) / 2);
  return {
    ...search,
    ...middle,
    radius: Math.min(Math.max(1, radius), MAX_RADIUS_KM),
    city: undefined,
    state: undefined,
    neighborhood: undefined,
    page: undefined,
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
