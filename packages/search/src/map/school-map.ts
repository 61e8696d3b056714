import { platformModifierKeyOnly } from 'ol/events/condition.js';
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import TileLayer from 'ol/layer/Tile.js';
import OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { Bounds } from './area.ts';
import { MAX_ZOOM } from './map-pins.ts';

/** The configured server of raster map tiles. */
export interface MapTiles {
  /** 'https://tiles.example/{z}/{x}/{y}.png' */
  readonly url: string;
  /** Attribution that the tiles' terms require; may be empty. */
  readonly attribution: string;
}

/** The view of a map when it is idle. */
export interface MapState {
  readonly bounds: Bounds;
  readonly zoom: number;
  /** Whether the visitor has moved the map since it was last fitted to the results. */
  readonly isMoved: boolean;
}

const DEGREES_PROJECTION = 'EPSG:4326';
const METRES_PROJECTION = 'EPSG:3857';
const ANIMATION_MS = 160;

/**
 * A map in an element: pans by drag, touch and arrow keys, zooms by pinch, double click, + and -, and by the wheel with
 * Ctrl, so that the wheel alone still scrolls the page. The caller places its own elements on it. Without tiles it is
 * blank ground at scale.
 */
export class SchoolMap {
  readonly #map: OlMap;
  readonly #view = new View({
    center: fromLonLat([-52, -14]),
    zoom: 4,
    minZoom: 3,
    maxZoom: MAX_ZOOM,
    enableRotation: false,
  });
  readonly #tiles = new TileLayer();
  readonly #onRest: (state: MapState) => void;
  #isMoved = false;

  constructor(element: HTMLElement, onRest: (state: MapState) => void) {
    this.#onRest = onRest;
    // Key events are handled on the element, so it must be focusable.
    element.tabIndex = 0;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.duration = isStill ? 0 : ANIMATION_MS;
    this.#map = new OlMap({
      target: element,
      view: this.#view,
      layers: [],
      controls: [],
      interactions: [
        new DragPan(),
        new PinchZoom(),
        new DoubleClickZoom({ duration: this.duration }),
        new KeyboardPan({ duration: this.duration }),
        new KeyboardZoom({ duration: this.duration }),
        new MouseWheelZoom({ condition: platformModifierKeyOnly }),
      ],
    });
    // The map fires move events only after its first frame.
    this.#map.renderSync();
    this.#map.on('moveend', () => {
      this.#isMoved = true;
      onRest(this.#state());
    });
  }

  /** Duration of an animation in ms; 0 with reduced motion. */
  readonly duration: number;

  #state(): MapState {
    const extent = transformExtent(
      this.#view.calculateExtent(this.#map.getSize()),
      METRES_PROJECTION,
      DEGREES_PROJECTION,
    );
    const [west = 0, south = 0, east = 0, north = 0] = extent;
    return {
      bounds: { west, south, east, north },
      zoom: this.#view.getZoom() ?? 0,
      isMoved: this.#isMoved,
    };
  }

  /** Shows these bounds without animation. Does not count as moved by the visitor. */
  fit({ west, south, east, north }: Bounds): void {
    const extent = transformExtent([west, south, east, north], DEGREES_PROJECTION, METRES_PROJECTION);
    this.#view.fit(extent, { padding: [48, 48, 48, 48], maxZoom: 15 });
    this.#map.renderSync();
    this.resetMoved();
  }

  /** The current view matches the results. */
  resetMoved(): void {
    this.#isMoved = false;
    this.#onRest(this.#state());
  }

  /** Pans to a position, and zooms in to at least `zoom`. */
  goTo({ lat, lng }: Geolocation, zoom: number = 0): void {
    this.#view.animate({
      center: fromLonLat([lng, lat]),
      zoom: Math.max(zoom, this.#view.getZoom() ?? 0),
      duration: this.duration,
    });
  }

  /** One step in (1) or out (-1). */
  zoomBy(step: 1 | -1): void {
    this.#view.animate({ zoom: (this.#view.getZoom() ?? 0) + step, duration: this.duration });
  }

  /** Centers an element on a position. Returns a function that removes it. */
  place(element: HTMLElement, { lat, lng }: Geolocation): () => void {
    const overlay = new Overlay({ element, position: fromLonLat([lng, lat]), positioning: 'center-center' });
    this.#map.addOverlay(overlay);
    return () => void this.#map.removeOverlay(overlay);
  }

  /** Keeps an element at the size of a circle in kilometres around a position. Returns a function that stops it. */
  placeCircle(element: HTMLElement, middle: Geolocation, kilometres: number): () => void {
    const stretch = 1 / Math.cos((middle.lat * Math.PI) / 180);
    const draw = (): void => {
      const side = (2 * kilometres * 1_000 * stretch) / (this.#view.getResolution() ?? 1);
      element.style.width = element.style.height = `${Math.round(side)}px`;
    };
    draw();
    this.#view.on('change:resolution', draw);
    const remove = this.place(element, middle);
    return () => {
      this.#view.un('change:resolution', draw);
      remove();
    };
  }

  /** Sets the map tiles, or removes them. */
  setTiles(tiles: MapTiles | undefined): void {
    this.#map.removeLayer(this.#tiles);
    if (!tiles) return;
    this.#tiles.setSource(new XYZ({ url: tiles.url }));
    this.#map.getLayers().insertAt(0, this.#tiles);
  }

  /** The center of the map. */
  get middle(): Geolocation {
    const [lng = 0, lat = 0] = toLonLat(this.#view.getCenter() ?? [0, 0]);
    return { lat, lng };
  }

  destroy(): void {
    this.#map.setTarget();
    this.#map.dispose();
  }
}
