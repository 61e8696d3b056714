import type { Geolocation } from '@melhor-escola/domain/geolocation';

/** A point of the map's plane (Web Mercator, EPSG:3857): meters at the equator, x to the east and y to the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const EARTH_RADIUS = 6_378_137;

/** The point of the map's plane for a position. */
export function toPlane({ lat, lng }: Geolocation): Point {
  const radians = Math.PI / 180;
  return {
    x: EARTH_RADIUS * lng * radians,
    y: EARTH_RADIUS * Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)),
  };
}

/** Length on the plane of one metre on the ground, at this y: the plane stretches away from the equator. */
export function stretchAt(y: number): number {
  return Math.cosh(y / EARTH_RADIUS);
}

/** The middle of these points; the plane's origin for none. */
export function meanPoint(points: readonly Point[]): Point {
  const count = Math.max(1, points.length);
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
}

/** What a map shows when it is idle, on the plane. */
export interface PlaneView {
  readonly center: Point;
  /** Plane meters per pixel. */
  readonly resolution: number;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels from the upper left corner of the view, y downwards. */
export function toPixels(view: PlaneView, { x, y }: Point): Point {
  return {
    x: (x - view.center.x) / view.resolution + view.width / 2,
    y: (view.center.y - y) / view.resolution + view.height / 2,
  };
}
