import type { components } from './generated/rest.generated.ts';
import type { Http } from './http.ts';

/** Cities and neighborhoods with schools, which a map shows below its pins. */
export type MapBaseLayer = Readonly<components['schemas']['MapBaseLayer']>;

/** A circle on a map. */
export interface MapArea {
  readonly lat: number;
  readonly lng: number;
  /** Whole kilometres. */
  readonly radius: number;
}

/** The cities and neighborhoods with schools in an area. */
export function fetchMapBaseLayer(http: Http, area: MapArea, signal?: AbortSignal): Promise<MapBaseLayer> {
  return http('/v3/marketplace/directory/map-base-layer', { query: { ...area }, signal });
}
