import type { PlaneView, Point } from './plane.ts';
import { ringLengths } from './scale.ts';

/**
 * Circles as a pair of compasses makes them, at round distances around the prick of its needle: dots of ink, or of chalk,
 * in a line that is free of squares and areas.
 */
export function CompassRings({ view, middle: { x, y } }: { view: PlaneView; middle: Point }) {
  return (
    <g stroke="currentColor" fill="none" strokeWidth={2} strokeLinecap="round">
      <path d={`M${x - 8} ${y}h16m-8-8v16`} />
      {ringLengths(view).map(({ pixels, label }) => (
        <g key={label}>
          <circle cx={x} cy={y} r={pixels} strokeWidth={5} style={{ stroke: 'var(--card)' }} />
          <circle cx={x} cy={y} r={pixels} strokeDasharray="0 6" strokeOpacity={0.75} />
        </g>
      ))}
    </g>
  );
}
