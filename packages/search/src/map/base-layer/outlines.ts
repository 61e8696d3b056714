import type { Point } from './plane.ts';

/** A closed line. */
export type Ring = readonly Point[];

/** At this share of its reach, the weight of a position has fallen to 1/√e. */
const SPREAD = 1 / 1.7;

/** How far a group of ten positions reaches, in times the reach of one. */
const MAX_GROWTH = 1.7;

/** Width of the lane between two groups, as a difference of logarithms. */
const LANE = 0.12;

const MAX_NODES_PER_SIDE = 90;
const NODES_PER_REACH = 4;
const NOTHING = 1e-12;

/** Positions of one area, on the plane. */
export interface Group {
  readonly points: readonly Point[];
  /** Radius of the circle around a single position, in plane metres. */
  readonly reach: number;
}

/**
 * Smooth areas around groups of positions: one position has a circle, neighbouring positions of a group grow together,
 * and two groups never overlap. Each area is where its group's positions together weigh more than a threshold, and more
 * than any other group.
 *
 * @returns the rings of each group, in order. A ring inside another is a hole.
 */
export function outlines(groups: readonly Group[]): readonly (readonly Ring[])[] {
  const boxes = groups.map(({ points, reach }) => boxOf(points, reach * MAX_GROWTH));
  return groups.map((own, index) => {
    const box = boxes[index];
    if (own.points.length === 0 || !box) return [];
    const others = groups.filter((_, other) => {
      const near = boxes[other];
      return other !== index && near && overlap(box, near);
    });
    return ringsOf(box, own.reach, (point) => marginOf(own, others, point));
  });
}

/** Logarithm of how much more the group weighs here than the threshold and than any other group; inside it is positive. */
function marginOf(own: Group, others: readonly Group[], point: Point): number {
  const ours = weightOf(own, point);
  const above = ours + 1 / (2 * SPREAD ** 2);
  if (above < 0) return above;
  return others.reduce((least, other) => Math.min(least, ours - weightOf(other, point) - LANE), above);
}

/** Logarithm of the weight of a group at a point: 0 where one position is. */
function weightOf({ points, reach }: Group, point: Point): number {
  const spread = 2 * (reach * SPREAD) ** 2;
  let sum = NOTHING;
  for (const { x, y } of points) sum += Math.exp(-((x - point.x) ** 2 + (y - point.y) ** 2) / spread);
  return Math.log(sum);
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function boxOf(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    west: Math.min(...xs) - margin,
    south: Math.min(...ys) - margin,
    east: Math.max(...xs) + margin,
    north: Math.max(...ys) + margin,
  };
}

function overlap(a: Box, b: Box): boolean {
  return a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;
}

/** The lines where `weight` is zero, on a grid over the box: marching squares. */
function ringsOf(box: Box, reach: number, weight: (point: Point) => number): Ring[] {
  const cell = Math.max(
    reach / NODES_PER_REACH,
    Math.max(box.east - box.west, box.north - box.south) / MAX_NODES_PER_SIDE,
  );
  const columns = Math.ceil((box.east - box.west) / cell) + 1;
  const rows = Math.ceil((box.north - box.south) / cell) + 1;
  const at = (column: number, row: number): Point => ({
    x: box.west + column * cell,
    y: box.south + row * cell,
  });
  const values = Array.from({ length: columns * rows }, (_, node) => {
    const column = node % columns;
    const row = Math.floor(node / columns);
    // The border is outside, so that every line closes.
    const isBorder = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isBorder ? -1 : weight(at(column, row));
  });
  const value = (node: number): number => values[node] ?? -1;
  const segments = segmentsOf(columns, rows, (node) => value(node) > 0);
  return ringsFrom(segments, (edge) => {
    const node = edge >> 1;
    const next = edge % 2 === 0 ? node + 1 : node + columns;
    const share = value(node) / (value(node) - value(next));
    const [from, to] = [node, next].map((one) => at(one % columns, Math.floor(one / columns)));
    if (!from || !to) return at(0, 0);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

/**
 * The next crossed edge after each, with the inside on the left. An edge is twice the number of its first node, plus
 * one if it runs to the next row.
 */
function segmentsOf(
  columns: number,
  rows: number,
  isInside: (node: number) => boolean,
): ReadonlyMap<number, number> {
  const segments = new Map<number, number>();
  for (let node = 0; node < columns * (rows - 1); node++) {
    if (node % columns === columns - 1) continue;
    const corners = [node, node + 1, node + columns + 1, node + columns].map(isInside);
    // In the order of the corners: the edge after each.
    const edges = [node * 2, (node + 1) * 2 + 1, (node + columns) * 2, node * 2 + 1];
    for (let side = 0; side < 4; side++) {
      const enters = !corners[side] && corners[(side + 1) % 4];
      if (!enters) continue;
      const leaves = [1, 2, 3].find((step) => corners[(side + step) % 4] && !corners[(side + step + 1) % 4]);
      const [entry, exit] = [edges[side], edges[(side + (leaves ?? 0)) % 4]];
      if (entry !== undefined && exit !== undefined) segments.set(exit, entry);
    }
  }
  return segments;
}

function ringsFrom(segments: ReadonlyMap<number, number>, crossing: (edge: number) => Point): Ring[] {
  const rings: Ring[] = [];
  const seen = new Set<number>();
  for (const start of segments.keys()) {
    const ring: Point[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined && !seen.has(edge)) {
      seen.add(edge);
      ring.push(crossing(edge));
      edge = segments.get(edge);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** The area of a ring: positive for an outer line, negative for a hole. */
export function signedArea(ring: Ring): number {
  return ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

/** The `d` of an SVG path through the middles of a ring's sides, rounded at its corners; y is turned downwards. */
export function smoothPath(rings: readonly Ring[], origin: Point): string {
  return rings
    .map((ring) => {
      const local = ring.map(({ x, y }) => ({ x: x - origin.x, y: origin.y - y }));
      const curves = local.map((corner, index) => {
        const next = local[(index + 1) % local.length] ?? corner;
        return `${round(corner)} ${round({ x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 })}`;
      });
      const [first, last] = [local[0], local.at(-1)];
      if (!first || !last) return '';
      return `M${round({ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 })}Q${curves.join(' ')}Z`;
    })
    .join('');
}

function round({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
