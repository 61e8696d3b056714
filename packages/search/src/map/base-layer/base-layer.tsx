import { Fragment, memo, useId, useLayoutEffect, useRef } from 'react';
import type { SchoolMap } from '../school-map.ts';
import type { Box } from './boxes.ts';
import type { Area, BaseGeometry } from './geometry.ts';
import { CompassRings } from './compass-rings.tsx';
import { LINE_HEIGHT, positionNames, type PlacedName } from './names.ts';
import { type PlaneView, type Point, toPixels } from './plane.ts';
import { squareLength } from './scale.ts';

export interface BaseLayerProps {
  map: SchoolMap;
  geometry: BaseGeometry;
  view: PlaneView;
  /** Center of the compass rings; without one they are around the first city. */
  around: Point | undefined;
  /** Where pins and controls are: names avoid them. */
  taken: readonly Box[];
}

/** A stroke of an area: its color, its opacity, and how many pixels it is wider than the area. */
type Stroke = readonly [color: string, opacity: number, widerPx: number];

/** A line of ink, or of chalk on the blackboard, around paper. */
const city: readonly Stroke[] = [
  ['currentColor', 0.55, 3],
  ['var(--card)', 1, 0],
];

/** The dots of a hole, in sides of its squares: they overlap, and cover the line of ink around it. */
const HOLE_STROKE = 2.2;

/** Crayons on paper, with a lane of paper between two of them. */
const crayons = ['brand', 'confirm', 'warning', 'danger'].map((tint): readonly Stroke[] => [
  ['var(--card)', 1, 5],
  [`var(--${tint})`, 0.15, 0],
]);

/**
 * The map without tiles: squared paper in which a square is a round distance, areas of neighborhoods and cities with
 * their names, and compass rings. Decoration for readers of the pins: hidden from screen readers, which have the list.
 * It overflows the map: what a finger drags into view is there.
 */
export const BaseLayer = memo(function BaseLayer({ map, geometry, view, around, taken }: BaseLayerProps) {
  const svg = useRef<SVGSVGElement>(null);
  const squares = useId();
  useLayoutEffect(() => (svg.current ? map.follow(svg.current, view) : undefined), [map, view]);
  const { cities, neighborhoods, origin } = geometry;
  const { width, height, resolution } = view;
  const at = toPixels(view, origin);
  const middle = toPixels(view, around ?? cities[0]?.middle ?? origin);
  const draw = ({ path, reach }: Area, strokes: readonly Stroke[] = []) =>
    strokes.map(([color, opacity, widerPx]) => (
      <path
        key={path + color}
        d={path}
        strokeWidth={2 * reach + widerPx * resolution}
        style={{ stroke: color, fill: color, opacity }}
      />
    ));
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      data-part="base-layer"
      width={width}
      height={height}
      className="absolute text-ink"
      style={{ overflow: 'visible', pointerEvents: 'none' }}
    >
      <g
        transform={`translate(${at.x} ${at.y}) scale(${1 / resolution})`}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {cities.map((area) => (
          <Fragment key={area.name + area.path}>
            {draw(area, city)}
            {area.holes && (
              <path
                d={area.holes.path}
                strokeWidth={HOLE_STROKE * area.holes.side}
                style={{ stroke: 'var(--card)' }}
              />
            )}
          </Fragment>
        ))}
        {neighborhoods.map((area) => draw(area, crayons[area.tint]))}
      </g>
      <Squares id={squares} view={view} at={at} />
      <rect
        x={-width}
        y={-height}
        width={3 * width}
        height={3 * height}
        opacity={0.6}
        fill={`url(#${squares})`}
      />
      <CompassRings view={view} middle={middle} />
      {positionNames(geometry, view, middle, taken).map((name) => (
        <Name key={name.lines.join() + name.at.x} {...name} />
      ))}
    </svg>
  );
});

/**
 * The pattern of squared paper. It moves with the map: a corner is at the middle of the areas, because a square that is a
 * round distance changes its size a little from north to south. Every fifth line is stronger.
 */
function Squares({ id, view, at }: { id: string; view: PlaneView; at: Point }) {
  const { pixels } = squareLength(view);
  const side = 5 * pixels;
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" x={at.x} y={at.y} width={side} height={side}>
      {[0, 1, 2, 3, 4].map((line) => (
        <path
          key={line}
          d={`M0 ${line * pixels}h${side}M${line * pixels} 0v${side}`}
          style={{ stroke: 'var(--brand-line)', strokeWidth: line ? 0.5 : 2 }}
        />
      ))}
    </pattern>
  );
}

/** Its letters are surrounded by paper: lines do not cross them, and a distance interrupts the line of its ring. */
function Name({ at, lines, size, dot }: PlacedName) {
  return (
    <>
      {dot && <circle cx={dot.x} cy={dot.y} r={3} fill="currentColor" />}
      <text
        fill="currentColor"
        fontSize={size}
        fontWeight={600}
        textAnchor="middle"
        style={{ paintOrder: 'stroke', stroke: 'var(--card)', strokeWidth: 4, strokeLinejoin: 'round' }}
      >
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={at.x}
            y={at.y + size * (0.35 + (index - (lines.length - 1) / 2) * LINE_HEIGHT)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
