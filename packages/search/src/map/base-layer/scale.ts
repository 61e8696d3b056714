import { formatNumber } from '@melhor-escola/config/number-format';
import { type PlaneView, stretchAt } from './plane.ts';

/** A length on the map. */
export interface MapLength {
  readonly meters: number;
  readonly pixels: number;
  /** '500 m', '2 km'. */
  readonly label: string;
}

/** 1, 2 and 5 times the powers of ten meters, from 10 m to 1000 km. */
const ROUND_METERS = [1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((factor) => factor * 10 ** power));

/** The largest round length on the ground, 1, 2 or 5 times a power of ten, that fits into `maxPixels` in this view. */
export function roundLength(view: Pick<PlaneView, 'center' | 'resolution'>, maxPixels: number): MapLength {
  const metersPerPixel = view.resolution / stretchAt(view.center.y);
  const meters = ROUND_METERS.findLast((length) => length <= metersPerPixel * maxPixels) ?? 10;
  return labeledLength(meters, meters / metersPerPixel);
}

/** Length of the sides of the paper's squares: between 18 and 48 pixels. */
export function squareLength(view: PlaneView): MapLength {
  return roundLength(view, 48);
}

/** The radii of the compass rings: the first of at most 110 pixels, then twice and three times as far. */
export function ringLengths(view: PlaneView): readonly MapLength[] {
  const first = roundLength(view, 110);
  return [1, 2, 3].map((times) => labeledLength(first.meters * times, first.pixels * times));
}

function labeledLength(meters: number, pixels: number): MapLength {
  const label = meters < 1_000 ? `${meters} m` : `${formatNumber(meters / 1_000, { maximum: 1 })} km`;
  return { meters, pixels, label };
}
