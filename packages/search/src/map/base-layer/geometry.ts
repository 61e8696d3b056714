import type { MapBaseLayer } from '@melhor-escola/api-client/map-base-layer';
import type { MapSchool } from '../map-school.ts';
import { outlines, signedArea, smoothPath } from './outlines.ts';
import { meanOf, stretchAt, toPlane, type Point } from './plane.ts';

/** An area of the base layer. */
export interface Area {
  readonly name: string;
  /** `d` of an SVG path, in plane metres from the base layer's origin. */
  readonly path: string;
  /** Where its name belongs. */
  readonly middle: Point;
  /** About its width in plane metres. */
  readonly extent: number;
}

/** A neighborhood, with one of `TINTS` colours that none of its neighbours has. */
export interface NeighborhoodArea extends Area {
  /** Unique in the base layer. */
  readonly id: string;
  readonly tint: number;
}

/** A city: its center, and an outline if positions in it are known. */
export interface CityMark {
  readonly name: string;
  readonly center: Point;
  readonly outline: Area | undefined;
}

/** What a map shows below its pins. */
export interface BaseGeometry {
  readonly origin: Point;
  readonly cities: readonly CityMark[];
  readonly neighborhoods: readonly NeighborhoodArea[];
}

/** Number of colours of neighborhoods. */
export const TINTS = 4;

const MIN_REACH_METRES = 350;
const MAX_REACH_METRES = 2_600;
/** How far a neighborhood reaches around a position, as a share of the distance to the next neighborhood. */
const REACH_SHARE = 0.85;
/** How much farther than its neighborhoods a city reaches. */
const CITY_GROWTH = 1.3;
/** How far a city reaches around its positions at least, as a share of its width: far enough to have few gaps. */
const HULL_SHARE = 0.16;

/**
 * Areas of neighborhoods and cities from the positions of their schools. Neither is an administrative border, which
 * no source available to the site has: a neighborhood is the ground around its schools, a city the smoothed hull of all
 * its schools' positions.
 */
export function baseGeometry({ cities, neighborhoods }: MapBaseLayer): BaseGeometry {
  const parts = neighborhoods.map(({ name, citySlug, positions }) => {
    const points = positions.map(([lat, lng]) => toPlane({ lat, lng }));
    return { name, citySlug, points, middle: meanOf(points) };
  });
  const origin = meanOf(parts.length > 0 ? parts.map(({ middle }) => middle) : cities.map(toPlane));
  const reach = reachOf(parts.map(({ middle }) => middle)) * stretchAt(origin.y);
  const shapes = outlines(parts.map(({ points }) => ({ points, reach })));
  const tints = tintsOf(parts.map(({ middle }) => middle));
  const known = cities.map((city) => ({
    city,
    points: parts.filter(({ citySlug }) => citySlug === city.slug).flatMap(({ points }) => points),
  }));
  const borders = outlines(
    known.map(({ points }) => ({
      points,
      reach: Math.max(reach * CITY_GROWTH, widthOf(points) * HULL_SHARE),
    })),
  );
  return {
    origin,
    neighborhoods: parts.map(({ name, citySlug, middle }, index) => ({
      id: `${citySlug} ${name}`,
      ...areaOf(name, middle, shapes[index] ?? [], origin),
      tint: tints[index] ?? 0,
    })),
    cities: known.map(({ city, points }, index) => {
      // Holes are only places without schools.
      const rings = (borders[index] ?? []).filter((ring) => signedArea(ring) > 0);
      return {
        name: city.name,
        center: toPlane(city),
        outline: rings.length > 0 ? areaOf(city.name, meanOf(points), rings, origin) : undefined,
      };
    }),
  };
}

function areaOf(name: string, middle: Point, rings: readonly (readonly Point[])[], origin: Point): Area {
  const size = rings.reduce((sum, ring) => sum + signedArea(ring), 0);
  return { name, middle, path: smoothPath(rings, origin), extent: Math.sqrt(Math.max(0, size)) };
}

/** Metres on the ground that a neighborhood reaches around a position: more where neighborhoods are farther apart. */
function reachOf(middles: readonly Point[]): number {
  const nearest = middles
    .map((one) => Math.min(...middles.filter((other) => other !== one).map((other) => distance(one, other))))
    .filter((metres) => Number.isFinite(metres) && metres > 0)
    .toSorted((a, b) => a - b);
  const median = nearest[Math.floor(nearest.length / 2)] ?? 0;
  const ground = median / stretchAt(middles[0]?.y ?? 0);
  return Math.min(MAX_REACH_METRES, Math.max(MIN_REACH_METRES, ground * REACH_SHARE));
}

function widthOf(points: readonly Point[]): number {
  if (points.length === 0) return 0;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** For each middle the colour used least recently among the nearest ones before it. */
function tintsOf(middles: readonly Point[]): readonly number[] {
  const tints: number[] = [];
  for (const [index, middle] of middles.entries()) {
    const near = middles
      .slice(0, index)
      .map((other, before) => ({ tint: tints[before] ?? 0, away: distance(middle, other) }))
      .toSorted((a, b) => a.away - b.away);
    const rank = (tint: number): number => {
      const found = near.findIndex((other) => other.tint === tint);
      return found === -1 ? Number.POSITIVE_INFINITY : found;
    };
    const all = Array.from({ length: TINTS }, (_, tint) => tint);
    tints.push(all.reduce((best, tint) => (rank(tint) > rank(best) ? tint : best)));
  }
  return tints;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A base layer from the loaded schools alone, for a map that cannot load one: offline, or when the service fails. */
export function baseLayerOfSchools(schools: readonly MapSchool[]): MapBaseLayer {
  const neighborhoods = new Map<string, { name: string; citySlug: string; positions: [number, number][] }>();
  const cities = new Map<string, { name: string; slug: string; lat: number; lng: number }>();
  for (const { place, position, isApproximate } of schools) {
    const [name = '', city] = place.split(', ');
    // 'Araguaína, TO' is a city, 'Setor Central, Araguaína' a neighborhood.
    const isCity = city === undefined || /^[A-Z]{2}$/.test(city);
    const citySlug = isCity ? name : city;
    if (!cities.has(citySlug)) cities.set(citySlug, { name: citySlug, slug: citySlug, ...position });
    if (isCity || isApproximate) continue;
    const part = neighborhoods.get(place) ?? { name, citySlug, positions: [] };
    part.positions.push([position.lat, position.lng]);
    neighborhoods.set(place, part);
  }
  return { cities: [...cities.values()], neighborhoods: [...neighborhoods.values()] };
}
