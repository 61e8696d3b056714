import type { Point } from './plane.ts';

/** Square kilometers of open ground that an area surrounds and that count as part of it: a park, a lake, an industrial estate. */
const MAX_HOLE_KM2 = 2;

/** Side of a cell of the grid, in meters on the ground: a hole of that size has a dozen of them. */
const CELL_METERS = 400;

/** An area on the plane: the ground within reach of its lines, and what each line surrounds. */
export interface Outline {
  /** In each, one point is connected to the next. */
  readonly lines: readonly (readonly Point[])[];
  /** Plane meters. */
  readonly reach: number;
}

/** The open ground of an outline that is small enough to belong to it. */
export interface SmallHoles {
  /** The middles of its cells. */
  readonly cells: readonly Point[];
  /** Side of a cell in plane meters. */
  readonly side: number;
}

/**
 * Finds the holes of an outline of less than 2 km².
 *
 * @param stretch plane meters per meter on the ground.
 */
export function findSmallHoles(outline: Outline, stretch: number): SmallHoles {
  const side = CELL_METERS * stretch;
  if (outline.lines.length === 0) return { cells: [], side };
  const grid = coveredGrid(outline, side);
  const maxCells = MAX_HOLE_KM2 / (CELL_METERS / 1_000) ** 2;
  // The first region begins in the corner: it is what lies outside.
  const [, ...holes] = openRegions(grid);
  const cells = holes.filter((hole) => hole.length < maxCells).flat();
  return {
    side,
    cells: cells.map((cell) => ({
      x: grid.left + ((cell % grid.columns) + 0.5) * side,
      y: grid.bottom + (Math.floor(cell / grid.columns) + 0.5) * side,
    })),
  };
}

/** Squares of the plane in rows from south to north. */
interface Grid {
  readonly left: number;
  readonly bottom: number;
  readonly columns: number;
  readonly rows: number;
  /** 1 for a cell whose middle the outline covers. */
  readonly covered: Uint8Array;
}

/** The grid around an outline, with a free cell on each side. */
function coveredGrid({ lines, reach }: Outline, side: number): Grid {
  const points = lines.flat();
  const margin = reach + 2 * side;
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const bottom = Math.min(...points.map(({ y }) => y)) - margin;
  const columns = Math.ceil((Math.max(...points.map(({ x }) => x)) + margin - left) / side);
  const rows = Math.ceil((Math.max(...points.map(({ y }) => y)) + margin - bottom) / side);
  const covered = new Uint8Array(columns * rows);
  /** Covers the cells of a row with a middle between two positions. */
  const cover = (row: number, from: number, to: number): void => {
    const first = Math.max(0, Math.ceil((from - left) / side - 0.5));
    const last = Math.min(columns - 1, Math.floor((to - left) / side - 0.5));
    if (first <= last) covered.fill(1, row * columns + first, row * columns + last + 1);
  };
  /** The rows with a middle between two positions. */
  const rowsBetween = (from: number, to: number): readonly number[] => {
    const first = Math.max(0, Math.ceil((from - bottom) / side - 0.5));
    const last = Math.min(rows - 1, Math.floor((to - bottom) / side - 0.5));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const findRowMiddle = (row: number): number => bottom + (row + 0.5) * side;
  for (const line of lines) {
    const ys = line.map(({ y }) => y);
    for (const row of rowsBetween(Math.min(...ys), Math.max(...ys))) {
      for (const [from, to] of crossings(line, findRowMiddle(row))) cover(row, from, to);
    }
    for (const { x, y } of discsAlong(line, reach)) {
      for (const row of rowsBetween(y - reach, y + reach)) {
        const half = Math.sqrt(Math.max(0, reach ** 2 - (findRowMiddle(row) - y) ** 2));
        cover(row, x - half, x + half);
      }
    }
  }
  return { left, bottom, columns, rows, covered };
}

/** Points on a line that are at most half its reach apart: discs around them are nearly its stroke. */
function discsAlong(line: readonly Point[], reach: number): readonly Point[] {
  return line.flatMap((point, index) => {
    const before = line[index - 1] ?? point;
    const count = Math.max(1, Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / (reach / 2)));
    return Array.from({ length: count }, (_, step) => ({
      x: point.x + ((before.x - point.x) * step) / count,
      y: point.y + ((before.y - point.y) * step) / count,
    }));
  });
}

/** Where the polygon of a line has ground at this height: pairs of an entry and an exit. */
function crossings(line: readonly Point[], y: number): readonly (readonly [number, number])[] {
  const xs = line
    .flatMap((point, index) => {
      const next = line[(index + 1) % line.length] ?? point;
      if (point.y > y === next.y > y) return [];
      return [point.x + ((y - point.y) / (next.y - point.y)) * (next.x - point.x)];
    })
    .toSorted((a, b) => a - b);
  return xs.flatMap((x, index) => (index % 2 === 0 ? [[x, xs[index + 1] ?? x] as const] : []));
}

/** The connected regions of a grid that nothing covers, as numbers of cells; the first has the corner. */
function openRegions({ columns, covered }: Grid): readonly (readonly number[])[] {
  const taken = Uint8Array.from(covered);
  const regions: number[][] = [];
  for (let start = 0; start < taken.length; start++) {
    if (taken[start] === 1) continue;
    taken[start] = 1;
    const region = [start];
    // Grows while it is read: each cell adds its open neighbors. Those of the last cell of a row are in the next one, and both are outside.
    for (const cell of region) {
      for (const neighbor of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (taken[neighbor] !== 0) continue;
        taken[neighbor] = 1;
        region.push(neighbor);
      }
    }
    regions.push(region);
  }
  return regions;
}
