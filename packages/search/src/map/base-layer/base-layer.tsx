import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SchoolMap } from '../school-map.ts';
import { type Box, boxAround, linesOf, placeBoxes, textWidth } from './boxes.ts';
import type { BaseGeometry, CityMark, NeighborhoodArea } from './geometry.ts';
import { CompassRings, type RingName, ringNames } from './compass-rings.tsx';
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

/** How much more than the map is rendered to each side, as a share of its size: what a finger can drag into view. */
const MARGIN = 0.75;

/** Colours of neighborhoods, as crayons: mixed with the paper. */
const tints = ['var(--brand)', 'var(--confirm)', 'var(--warning)', 'var(--danger)'];

/** Paper around letters, so that lines do not cross them. */
const halo = {
  paintOrder: 'stroke',
  stroke: 'var(--card)',
  strokeOpacity: 0.85,
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;

/** Paper around a distance, which interrupts the line of its ring. */
const gap = { ...halo, strokeOpacity: 1, strokeWidth: 8 } as const;

const LINE_HEIGHT = 1.15;

/** A line of pencil, or of chalk on the blackboard: it wavers. */
const PENCIL = '14 2 6 1.5 22 2.5';

/**
 * The map without tiles: squared paper in which a square is a round distance, areas of neighborhoods and cities with
 * their names, and compass rings. Decoration for readers of the pins: hidden from screen readers, which have the list.
 */
export function BaseLayer({ map, geometry, view, around, taken }: BaseLayerProps) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => (svg.current ? map.follow(svg.current, view) : undefined), [map, view]);
  const sheet = sheetOf(view);
  const origin = toPixels(sheet, geometry.origin);
  const toSheet = `translate(${origin.x} ${origin.y}) scale(${1 / view.resolution})`;
  const middle = around ?? geometry.cities[0]?.center;
  const offset = offsetOf(view, sheet);
  const names = useMemo(() => namesOf(geometry, view, middle, taken), [geometry, view, middle, taken]);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      data-part="base-layer"
      width={sheet.width}
      height={sheet.height}
      className="absolute text-ink"
      style={{ left: -offset.x, top: -offset.y, maxWidth: 'none', pointerEvents: 'none' }}
    >
      <g transform={toSheet} fillRule="evenodd" strokeLinejoin="round">
        {geometry.cities.map(
          ({ name, outline }) =>
            outline && <path key={name} d={outline.path} style={{ fill: 'var(--card)' }} />,
        )}
        {geometry.neighborhoods.map(({ path, tint, id }) => (
          <path key={id} d={path} style={{ fill: tints[tint], fillOpacity: 0.13 }} />
        ))}
      </g>
      <Squares sheet={sheet} />
      <g
        transform={toSheet}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray={PENCIL}
      >
        {geometry.neighborhoods.map(({ path, id }) => (
          <path key={id} d={path} vectorEffect="non-scaling-stroke" strokeOpacity={0.22} />
        ))}
        {geometry.cities.map(
          ({ name, outline }) =>
            outline && (
              <path
                key={name}
                d={outline.path}
                vectorEffect="non-scaling-stroke"
                strokeWidth={1.75}
                strokeOpacity={0.5}
              />
            ),
        )}
      </g>
      {middle && <CompassRings sheet={sheet} middle={toPixels(sheet, middle)} />}
      {names.map((name) => (
        <Name key={`${name.name} ${name.at.x}`} {...name} />
      ))}
    </svg>
  );
}

function Name({ at, lines, size, dot, isDistance = false }: PlacedName) {
  const isStrong = isDistance || dot !== undefined;
  const top = at.y - ((lines.length - 1) / 2) * size * LINE_HEIGHT + size * 0.35;
  return (
    <>
      {dot && <circle cx={dot.x} cy={dot.y} r={3} fill="currentColor" />}
      <text
        fill="currentColor"
        fillOpacity={isStrong ? 0.9 : 0.75}
        fontSize={size}
        fontWeight={isStrong ? 700 : 600}
        textAnchor="middle"
        style={isDistance ? gap : halo}
      >
        {lines.map((line, index) => (
          <tspan key={line} x={at.x} y={top + index * size * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** The view of the whole rendered sheet: the map and its margins. */
function sheetOf(view: PlaneView): PlaneView {
  return {
    ...view,
    width: Math.round(view.width * (1 + 2 * MARGIN)),
    height: Math.round(view.height * (1 + 2 * MARGIN)),
  };
}

/** Where the map's upper left corner is on the sheet. */
function offsetOf(view: PlaneView, sheet: PlaneView): Point {
  return { x: (sheet.width - view.width) / 2, y: (sheet.height - view.height) / 2 };
}

function moved({ left, top, right, bottom }: Box, by: Point): Box {
  return { left: left + by.x, top: top + by.y, right: right + by.x, bottom: bottom + by.y };
}

/** Squared paper, anchored to the ground: it moves with the map. Every fifth line is stronger. */
function Squares({ sheet }: { sheet: PlaneView }) {
  const { pixels } = squareLength(sheet);
  const step = pixels * sheet.resolution;
  const west = sheet.center.x - (sheet.width / 2) * sheet.resolution;
  const north = sheet.center.y + (sheet.height / 2) * sheet.resolution;
  const thin: string[] = [];
  const strong: string[] = [];
  const line = (count: number, path: string): void => void (count % 5 === 0 ? strong : thin).push(path);
  for (let column = Math.ceil(west / step); ; column++) {
    const x = (column * step - west) / sheet.resolution;
    if (x > sheet.width) break;
    line(column, `M${x.toFixed(1)} 0v${sheet.height}`);
  }
  for (let row = Math.floor(north / step); ; row--) {
    const y = (north - row * step) / sheet.resolution;
    if (y > sheet.height) break;
    line(row, `M0 ${y.toFixed(1)}h${sheet.width}`);
  }
  return (
    // The pen of the printer, and ink or chalk over it, so that lines are visible on paper and on a blackboard.
    <g fill="none">
      {['var(--cover-line)', 'currentColor'].map((stroke, index) => (
        <g key={stroke} style={{ stroke }}>
          <path d={thin.join('')} strokeOpacity={index === 0 ? 0.4 : 0.04} />
          <path d={strong.join('')} strokeOpacity={index === 0 ? 0.8 : 0.07} />
        </g>
      ))}
    </g>
  );
}

/** A name, and the points where its middle could be, best first. */
interface MapName {
  readonly name: string;
  readonly lines: readonly string[];
  readonly size: number;
  readonly places: readonly Point[];
  /** The dot of a city. */
  readonly dot?: Point;
  /** Whether it is the distance of a ring, in whose line it makes a gap. */
  readonly isDistance?: boolean;
}

interface PlacedName extends Omit<MapName, 'places'> {
  readonly at: Point;
}

/** Space of the center of the rings. */
const PRICK_PX = 14;

/** An area narrower than this many pixels has no name. */
const MIN_NAMED_PIXELS = 30;

/** A city wider than this many pixels is named by its neighborhoods. */
const MAX_NAMED_CITY_PIXELS = 420;

/** The names that have space: cities first, then distances, then neighborhoods. */
function namesOf(
  geometry: BaseGeometry,
  view: PlaneView,
  around: Point | undefined,
  taken: readonly Box[],
): readonly PlacedName[] {
  const sheet = sheetOf(view);
  const offset = offsetOf(view, sheet);
  const middle = around && toPixels(sheet, around);
  const visible = moved({ left: 0, top: 0, right: view.width, bottom: view.height }, offset);
  const names = [
    ...geometry.cities
      .filter(({ outline }) => (outline?.extent ?? 0) / sheet.resolution < MAX_NAMED_CITY_PIXELS)
      .map((city) => cityName(city, sheet)),
    ...(middle ? ringNames(sheet, middle, visible).map(distanceName) : []),
    ...geometry.neighborhoods
      .filter(({ extent }) => extent / sheet.resolution >= MIN_NAMED_PIXELS)
      .map((area) => neighborhoodName(area, sheet)),
  ].filter(({ places: [at] }) => at && at.x > 0 && at.y > 0 && at.x < sheet.width && at.y < sheet.height);
  const chosen = placeBoxes(
    names.map(({ lines, size, places }) => {
      const width = Math.max(...lines.map((line) => textWidth(line, size)));
      return places.map(({ x, y }) => boxAround(x, y, width + 6, lines.length * size * LINE_HEIGHT + 4));
    }),
    [
      ...(middle ? [boxAround(middle.x, middle.y, PRICK_PX, PRICK_PX)] : []),
      ...taken.map((box) => moved(box, offset)),
    ],
  );
  return names.flatMap(({ places, ...name }, index) => {
    const at = places[chosen[index] ?? -1];
    return at ? [{ ...name, at }] : [];
  });
}

function cityName({ name, center }: CityMark, sheet: PlaneView): MapName {
  const dot = toPixels(sheet, center);
  return { name, dot, lines: linesOf(name, 18), size: 15, places: shifted(dot, 0, [18, -16, 32]) };
}

function distanceName({ label, places }: RingName): MapName {
  return { name: label, lines: [label], size: 13, isDistance: true, places };
}

function neighborhoodName({ name, middle, extent }: NeighborhoodArea, sheet: PlaneView): MapName {
  const at = toPixels(sheet, middle);
  const beside = Math.min(60, (extent / sheet.resolution) * 0.3);
  const places = [0, beside, -beside].flatMap((across) => shifted(at, across, [0, 16, -16, 30, -30]));
  return { name, lines: linesOf(name), size: 13, places };
}

function shifted({ x, y }: Point, across: number, down: readonly number[]): Point[] {
  return down.map((by) => ({ x: x + across, y: y + by }));
}
