import type { MapBaseLayer } from '@melhor-escola/api-client/map-base-layer';
import type { MapSchool } from '../map-school.ts';
import { findSmallHoles, type Outline, type SmallHoles } from './holes.ts';
import { meanPoint, stretchAt, toPlane, type Point } from './plane.ts';

/** An area of the base layer: the ground within reach of its path. */
export interface Area {
  readonly name: string;
  /** `d` of an SVG path through its schools, in plane meters from the base layer's origin; empty without any. */
  readonly path: string;
  /** Where its name belongs. */
  readonly middle: Point;
  /** How far it reaches around its path, in plane meters. */
  readonly reach: number;
  /** The small holes of a city, which belong to it; absent for a neighborhood. */
  readonly holes?: AreaHoles | undefined;
  /** Which of `TINTS` colors a neighborhood has. */
  readonly tint: number;
}

/** Open ground that an area surrounds, as dots side by side. */
export interface AreaHoles {
  /** `d` of an SVG path with a dot in the middle of each square of it, as the area's; empty without any. */
  readonly path: string;
  /** Side of the squares, in plane meters. */
  readonly side: number;
}

/** What a map shows below its pins. */
export interface BaseGeometry {
  readonly origin: Point;
  readonly cities: readonly Area[];
  readonly neighborhoods: readonly Area[];
}

/** Number of colors of neighborhoods. */
export const TINTS = 4;

/** Meters around a school that belong to its neighborhood. */
const NEIGHBORHOOD_METRES = 400;
/** Meters around a school that belong to its city. */
const CITY_METRES = 600;
/** How much farther a wider city reaches, as a share of its width: far enough to have few gaps. */
const CITY_SHARE = 0.06;

/**
 * Areas of neighborhoods and cities from the positions of their schools. Neither is an administrative border, which
 * no source available to the site has: a neighborhood is the ground around its schools, a city that around all of them.
 */
export function baseGeometry({ cities, neighborhoods }: MapBaseLayer): BaseGeometry {
  const parts = neighborhoods.map(({ positions, ...part }) => {
    const points = positions.map(([lat, lng]) => toPlane({ lat, lng }));
    return { ...part, points, middle: meanPoint(points) };
  });
  const origin = meanPoint([...parts.map(({ middle }) => middle), ...cities.map(toPlane)]);
  const stretch = stretchAt(origin.y);
  const reach = NEIGHBORHOOD_METRES * stretch;
  const tints: number[] = [];
  return {
    origin,
    neighborhoods: parts.map(({ name, points, middle }, index) => {
      const nearest = new Set(
        tints
          .map((tint, other) => ({ tint, away: distance(middle, parts[other]?.middle) }))
          .toSorted((a, b) => a.away - b.away)
          .slice(0, TINTS - 1)
          .map(({ tint }) => tint),
      );
      const tint = (tints[index] = [0, 1, 2, 3].find((one) => !nearest.has(one)) ?? 0);
      return { name, middle, reach, tint, path: toPath(outlineAround(points, reach), origin) };
    }),
    cities: cities.map((city) => {
      const points = parts.flatMap((part) => (part.citySlug === city.slug ? part.points : []));
      const middle = meanPoint(points);
      const width = 2 * Math.max(0, ...points.map((point) => distance(point, middle)));
      const outline = outlineAround(points, CITY_METRES * stretch + width * CITY_SHARE);
      return {
        name: city.name,
        middle: toPlane(city),
        reach: outline.reach,
        tint: 0,
        path: toPath(outline, origin),
        holes: toHoles(findSmallHoles(outline, stretch), origin),
      };
    }),
  };
}

/**
 * Lines around the middle of these points, from one to the next by their direction. They are interrupted where two are far
 * apart for their reach, and end where they begin.
 */
function outlineAround(points: readonly Point[], reach: number): Outline {
  const { x, y } = meanPoint(points);
  const turn = (point: Point): number => Math.atan2(point.y - y, point.x - x);
  const around = points.toSorted((a, b) => turn(a) - turn(b));
  const lines: Point[][] = [];
  for (const point of [...around, ...around.slice(0, 1)]) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && distance(point, last) <= 3 * reach) line.push(point);
    else lines.push([point]);
  }
  return { lines, reach };
}

/** An SVG path from the base layer's origin. Each point is a line of no length, so that a lone one is a dot. */
function toPath({ lines }: Pick<Outline, 'lines'>, origin: Point): string {
  return lines
    .flatMap((line) =>
      line.map(
        ({ x, y }, index) =>
          `${index > 0 ? 'L' : 'M'}${Math.round(x - origin.x)} ${Math.round(origin.y - y)}h0`,
      ),
    )
    .join('');
}

function toHoles({ cells, side }: SmallHoles, origin: Point): AreaHoles {
  return { path: toPath({ lines: cells.map((cell) => [cell]) }, origin), side };
}

function distance(one: Point, other: Point = one): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A base layer from the loaded schools alone, for a map that cannot load one: offline, or when the service fails. */
export function baseLayerOfSchools(schools: readonly MapSchool[]): MapBaseLayer {
  const places = Map.groupBy(schools, ({ place }) => place);
  return {
    cities: [],
    neighborhoods: [...places].map(([place, members]) => ({
      name: place.replace(/,.*/, ''),
      citySlug: '',
      positions: members.map(({ position: { lat, lng } }) => [lat, lng]),
    })),
  };
}
