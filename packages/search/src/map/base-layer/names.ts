import { type Box, boxAround, contains, breakName, overlap, placeBoxes, textWidth } from './boxes.ts';
import type { BaseGeometry } from './geometry.ts';
import { type PlaneView, type Point, toPixels } from './plane.ts';
import { ringLengths } from './scale.ts';

/** A name, and the points where its middle could be, best first. */
interface MapName {
  readonly lines: readonly string[];
  readonly size: number;
  readonly places: readonly Point[];
  /** The dot of a city. */
  readonly dot?: Point | undefined;
}

/** A name on the map. */
export interface PlacedName extends MapName {
  /** Its middle. */
  readonly at: Point;
}

export const LINE_HEIGHT = 1.15;

/** The directions from the center in which a ring's distance can be, in eighths of a turn, best first. */
const DIRECTIONS = [7, 1, 3, 5, 6, 0, 2, 4];

/** An area that reaches fewer pixels has no name. */
const MIN_NAMED_PX = 14;

const CITY_SIZE = 18;

/** Steps between the positions that the name of a crowded city could have. */
const STEP_PX = { across: 30, down: 16 };

/** A city's name is at most this far from its dot, or has none: the dot would seem to be a pin. */
const MAX_DOT_PX = 40;

/**
 * The names that have space: cities first, then distances, then neighborhoods. None is cut by the edge of the map, and one
 * that fits into the map is not beside it. The largest city in view has its name wherever the map has space for it, however
 * many pins are at its center.
 *
 * @param middle the center of the rings.
 * @param taken what names avoid.
 */
export function positionNames(
  { cities, neighborhoods }: BaseGeometry,
  view: PlaneView,
  middle: Point,
  taken: readonly Box[],
): readonly PlacedName[] {
  const map = { left: 0, top: 0, right: view.width, bottom: view.height };
  const dots = cities.map((city) => toPixels(view, city.middle));
  const largest = dots.findIndex(({ x, y }) => contains(map, boxAround(x, y, 0, 0)));
  const names: readonly MapName[] = [
    ...cities.flatMap((city, index) => {
      const dot = dots[index];
      if (!dot) return [];
      const places = [
        ...around(dot, [0], [20, -18, 36]),
        ...(index === largest ? positionsByDistance(dot, view) : []),
      ];
      return [{ dot, lines: breakName(city.name, 18), size: CITY_SIZE, places }];
    }),
    ...ringLengths(view).map(({ label, pixels }) => ({
      lines: [label],
      size: 13,
      places: DIRECTIONS.map((eighths) => ({
        x: middle.x + Math.cos((eighths * Math.PI) / 4) * pixels,
        y: middle.y + Math.sin((eighths * Math.PI) / 4) * pixels,
      })),
    })),
    ...neighborhoods
      .filter(({ reach }) => reach / view.resolution >= MIN_NAMED_PX)
      .map((area) => ({
        lines: breakName(area.name),
        size: 13,
        places: around(toPixels(view, area.middle), [0, 30, -30], [0, 16, -16, 30, -30]),
      })),
  ];
  const spaces = names.map(({ lines, size, places }) => {
    const width = Math.max(...lines.map((line) => textWidth(line, size))) + 6;
    const boxes = places.map((at) => ({
      at,
      ...boxAround(at.x, at.y, width, lines.length * size * LINE_HEIGHT + 4),
    }));
    return [...boxes.filter((box) => contains(map, box)), ...boxes.filter((box) => !overlap(map, box))];
  });
  const chosen = placeBoxes(spaces, [boxAround(middle.x, middle.y, 14, 14), ...taken]);
  return names.flatMap((name, index) => {
    const space = spaces[index]?.[chosen[index] ?? -1];
    return space ? [{ ...name, at: space.at, dot: nearDot(name, space.at) }] : [];
  });
}

/** All positions of the map, the nearest to a point first. */
function positionsByDistance({ x, y }: Point, { width, height }: PlaneView): readonly Point[] {
  const columns = Math.ceil(width / STEP_PX.across);
  return Array.from({ length: columns * Math.ceil(height / STEP_PX.down) }, (_, index) => ({
    x: (index % columns) * STEP_PX.across,
    y: Math.floor(index / columns) * STEP_PX.down,
  })).toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
}

function nearDot({ dot }: MapName, at: Point): Point | undefined {
  return dot && Math.hypot(at.x - dot.x, at.y - dot.y) <= MAX_DOT_PX ? dot : undefined;
}

function around({ x, y }: Point, across: readonly number[], down: readonly number[]): Point[] {
  return across.flatMap((right) => down.map((below) => ({ x: x + right, y: y + below })));
}
