/** A server of raster map tiles, as the site is configured. */
export interface MapTiles {
  /** 'https://tiles.example/{z}/{x}/{y}.png' */
  readonly url: string;
  /** Whom the tiles' terms ask to name; empty when nobody. */
  readonly attribution: string;
}
