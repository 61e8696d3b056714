import { fetchMapBaseLayer, type MapArea } from '@melhor-escola/api-client/map-base-layer';
import type { Service } from '@melhor-escola/api-client/service';
import { distanceInKm } from '@melhor-escola/domain/geolocation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { STALE_MS } from '../../stale-times.ts';
import type { Bounds } from '../area.ts';

/** Few different ones, so that small moves of a map load nothing. */
const RADII_KM = [10, 20, 40, 80, 200, 500, 2_000];
const KM_PER_DEGREE = 111;

/** The base area that contains these bounds, centered on a coarse grid. */
export function baseArea({ west, south, east, north }: Bounds): MapArea {
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const reach = distanceInKm(middle, { lat: north, lng: east });
  // Half a step of the grid away at most, in each direction.
  const radius = RADII_KM.find((km) => km * 0.8 >= reach) ?? 2_000;
  const step = (radius * 0.25) / KM_PER_DEGREE;
  const snapped = (degrees: number): number => Number((Math.round(degrees / step) * step).toFixed(4));
  return { lat: snapped(middle.lat), lng: snapped(middle.lng), radius };
}

/** The base layer of an area. The one shown stays until it is loaded. */
export function baseLayerQuery(service: Service, area: MapArea) {
  return queryOptions({
    queryKey: ['search', 'map-base-layer', area],
    queryFn: ({ signal }) => fetchMapBaseLayer(service.api, area, signal),
    staleTime: STALE_MS.places,
    placeholderData: keepPreviousData,
  });
}
