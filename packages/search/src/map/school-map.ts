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
import { fromLonLat, transformExtent } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import type { Bounds } from './area.ts';
import type { PlaneView, Point } from './base-layer/plane.ts';
import { MAX_ZOOM } from './pins/map-pins.ts';

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
  readonly plane: PlaneView;
  /** Whether the visitor has moved the map since it was last fitted to the results. */
  readonly isMoved: boolean;
}

const DEGREES_PROJECTION = 'EPSG:4326';
const METRES_PROJECTION = 'EPSG:3857';
const ANIMATION_MS = 160;

/** Closest zoom when the map is fitted to schools: some streets around a single one. */
const MAX_FIT_ZOOM = 15;

/** Failed tiles after which the map shows no tiles, if none has loaded. */
const MAX_FAILED_TILES = 3;

/**
 * A map in an element: pans by drag, touch and arrow keys, zooms by pinch, double click, + and -, and by the wheel with
 * Ctrl, so that the wheel alone still scrolls the page. The caller places its own elements on it, or below it: without
 * tiles the map is transparent.
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
  readonly #onIdle: (state: MapState) => void;
  /** The view that matches the results. */
  #fitted: { readonly center: Point; readonly resolution: number } | undefined;

  constructor(element: HTMLElement, onIdle: (state: MapState) => void) {
    this.#onIdle = onIdle;
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
    this.#map.on('moveend', () => onIdle(this.#state()));
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
    const [width = 0, height = 0] = this.#map.getSize() ?? [];
    const { center, resolution } = this.#position();
    return {
      bounds: { west, south, east, north },
      zoom: this.#view.getZoom() ?? 0,
      plane: { center, resolution, width, height },
      // A map that only changes its size, as with a turned phone, was not moved.
      isMoved: this.#fitted !== undefined && !isSame(this.#fitted, { center, resolution }),
    };
  }

  #position(): { readonly center: Point; readonly resolution: number } {
    const [x = 0, y = 0] = this.#view.getCenter() ?? [];
    return { center: { x, y }, resolution: this.#view.getResolution() ?? 1 };
  }

  /**
   * Shows these bounds without animation. Does not count as moved by the visitor.
   *
   * @param padding pixels that stay free at the top, right, bottom and left.
   */
  fit({ west, south, east, north }: Bounds, padding: readonly number[]): void {
    const extent = transformExtent([west, south, east, north], DEGREES_PROJECTION, METRES_PROJECTION);
    this.#view.fit(extent, { padding: [...padding], maxZoom: MAX_FIT_ZOOM });
    this.#map.renderSync();
    this.resetMoved();
  }

  /** The current view matches the results. */
  resetMoved(): void {
    this.#fitted = this.#position();
    this.#onIdle(this.#state());
  }

  /**
   * Zooms in to at least `zoom`, and pans a position to the middle of what is left of the map.
   *
   * @param covered pixels that something covers at the top and bottom.
   */
  goTo(
    { lat, lng }: Geolocation,
    {
      zoom: minZoom = 0,
      covered = { top: 0, bottom: 0 },
    }: { zoom?: number | undefined; covered?: { readonly top: number; readonly bottom: number } } = {},
  ): void {
    const zoom = Math.max(minZoom, this.#view.getZoom() ?? 0);
    const [x = 0, y = 0] = fromLonLat([lng, lat]);
    const south = ((covered.bottom - covered.top) / 2) * this.#view.getResolutionForZoom(zoom);
    this.#view.animate({ center: [x, y - south], zoom, duration: this.duration });
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

  /** Puts a placed element above the others, or back among them. */
  raise(element: HTMLElement, isRaised: boolean): void {
    // The map wraps it in an element of its own, which it moves.
    element.parentElement?.style.setProperty('z-index', isRaised ? '1' : 'auto');
  }

  /** Keeps an element at the size of a circle in kilometers around a position. Returns a function that stops it. */
  placeCircle(element: HTMLElement, middle: Geolocation, kilometers: number): () => void {
    const stretch = 1 / Math.cos((middle.lat * Math.PI) / 180);
    const draw = (): void => {
      const side = (2 * kilometers * 1_000 * stretch) / (this.#view.getResolution() ?? 1);
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

  /**
   * Moves and scales an element, centered on the map and rendered for the view `at`, together with the map until it is
   * rendered again. Returns a function that stops it.
   */
  follow(element: SVGElement, at: PlaneView): () => void {
    const move = (): void => {
      const { center, resolution } = this.#position();
      const x = (at.center.x - center.x) / resolution;
      const y = (center.y - at.center.y) / resolution;
      element.style.transform = `translate(${x}px, ${y}px) scale(${at.resolution / resolution})`;
    };
    move();
    this.#map.on('postrender', move);
    return () => this.#map.un('postrender', move);
  }

  /**
   * Sets the map tiles, or removes them.
   *
   * @param onFailure called when no tile can be loaded.
   */
  setTiles(tiles: MapTiles | undefined, onFailure: () => void): void {
    this.#map.removeLayer(this.#tiles);
    if (!tiles) return;
    const source = new XYZ({ url: tiles.url });
    let failed = 0;
    source.once('tileloadend', () => {
      failed = Number.NEGATIVE_INFINITY;
    });
    source.on('tileloaderror', () => {
      failed++;
      if (failed === MAX_FAILED_TILES) onFailure();
    });
    this.#tiles.setSource(source);
    this.#map.getLayers().insertAt(0, this.#tiles);
  }

  /** Width of the map in pixels. */
  get width(): number {
    return this.#map.getSize()?.[0] ?? 0;
  }

  /** Height of the map in pixels. */
  get height(): number {
    return this.#map.getSize()?.[1] ?? 0;
  }

  destroy(): void {
    this.#map.setTarget();
    this.#map.dispose();
  }
}

function isSame(a: { center: Point; resolution: number }, b: { center: Point; resolution: number }): boolean {
  const tolerance = Math.max(a.resolution, b.resolution);
  return (
    Math.abs(a.center.x - b.center.x) < tolerance &&
    Math.abs(a.center.y - b.center.y) < tolerance &&
    Math.abs(Math.log2(a.resolution / b.resolution)) < 0.01
  );
}
