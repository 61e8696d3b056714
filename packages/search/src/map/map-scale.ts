import { formatNumber } from '@melhor-escola/config/number-format';
/** Metres on the ground that a pixel stands for at the equator at zoom 0: the equator's length over a tile's 256 pixels. */
const equatorMetresPerPixel = 40_075_016.686 / 256;

/** A scale bar: a round distance, and how long it is on the screen. */
export interface MapScale {
  /** '500 m', '2 km'. */
  readonly label: string;
  readonly pixels: number;
}

/** The longest bar of 1, 2 or 5 times a power of ten metres that fits into so many pixels, at a latitude and a zoom. */
export function mapScale(lat: number, zoom: number, room: number): MapScale {
  const metresPerPixel = (equatorMetresPerPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
  const most = metresPerPixel * room;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = power * ([5, 2, 1].find((factor) => factor * power <= most) ?? 1);
  const label = metres < 1_000 ? `${metres} m` : `${formatNumber(metres / 1_000, { maximum: 3 })} km`;
  return { label, pixels: Math.round(metres / metresPerPixel) };
}
