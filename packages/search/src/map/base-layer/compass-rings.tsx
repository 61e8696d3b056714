import { type Box, boxAround, contains } from './boxes.ts';
import type { PlaneView, Point } from './plane.ts';
import { ringLengths } from './scale.ts';

/**
 * Circles as a pair of compasses makes them, at round distances around the prick of its needle: dots of ink, or of chalk,
 * in a line that is free of squares and areas.
 */
export function CompassRings({ sheet, middle: { x, y } }: { sheet: PlaneView; middle: Point }) {
  return (
    <g stroke="currentColor" fill="none" strokeWidth={2} strokeLinecap="round">
      <path d={`M${x - 8} ${y}h16M${x} ${y - 8}v16`} />
      {ringLengths(sheet).map(({ pixels, label }) => (
        <g key={label}>
          <circle cx={x} cy={y} r={pixels} strokeWidth={5} style={{ stroke: 'var(--card)' }} />
          <circle cx={x} cy={y} r={pixels} strokeDasharray="0 6" strokeOpacity={0.75} />
        </g>
      ))}
    </g>
  );
}

/** The distance of a ring, and the points of its line where it could be, best first. */
export interface RingName {
  readonly label: string;
  readonly places: readonly Point[];
}

const DIAGONAL = Math.SQRT1_2;
/** The directions from the center of the rings in which their distances can be, best first. */
const directions: readonly Point[] = [
  { x: DIAGONAL, y: -DIAGONAL },
  { x: DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: -DIAGONAL },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The distance of each ring, on its line: where the map shows it rather than on the sheet's margin. */
export function ringNames(sheet: PlaneView, middle: Point, visible: Box): RingName[] {
  return ringLengths(sheet).map(({ pixels, label }) => {
    const places = directions.map(({ x, y }) => ({ x: middle.x + x * pixels, y: middle.y + y * pixels }));
    const seen = places.filter((at) => contains(visible, boxAround(at.x, at.y, 48, 24)));
    return { label, places: seen.length > 0 ? seen : places };
  });
}
