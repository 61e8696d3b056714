import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { pluralize } from '@melhor-escola/domain/count';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { Button } from '@melhor-escola/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefCallback } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { boundingBox, type Bounds } from './area.ts';
import { BaseLayer } from './base-layer/base-layer.tsx';
import { baseArea, baseLayerQuery } from './base-layer/base-layer-query.ts';
import type { Box } from './base-layer/boxes.ts';
import { type BaseGeometry, baseGeometry, baseLayerOfSchools } from './base-layer/geometry.ts';
import { type PlaneView, toPixels, toPlane } from './base-layer/plane.ts';
import { MapControls } from './map-controls.tsx';
import type { MapFocus } from './map-list.tsx';
import { SearchCircle } from './map-mark.tsx';
import type { MapSchool } from './map-school.ts';
import { type MapPin, indexPins } from './pins/map-pins.ts';
import { PinButtons } from './pins/pin-buttons.tsx';
import { layOutPins, type PinLayout } from './pins/pin-layout.ts';
import { coveredBySelection } from './selected-schools.tsx';
import { type MapTiles, SchoolMap, type MapState } from './school-map.ts';

export interface MapPanelProps {
  schools: readonly MapSchool[];
  /** What a map without schools shows. */
  home: Bounds;
  /** Center and radius of the search, if any. */
  around: (Geolocation & { readonly radius: number }) | undefined;
  tiles: MapTiles | undefined;
  /** What the prices are of: '6º ano', 'bolsa mais barata'. */
  priceSubject: string;
  focus: MapFocus;
  /** Slugs of schools that were selected before. */
  visited: ReadonlySet<string>;
  onHover: (slug: string | undefined) => void;
  onSelect: (slugs: readonly string[]) => void;
  /** Called to search in the visible area. */
  onSearchArea: (bounds: Bounds) => void;
}

/** Pixels that stay free around fitted schools at the top, right, bottom and left: more on a map with space. */
const FIT_PADDING = { narrow: [52, 32, 60, 32], wide: [64, 72, 64, 64] };
const MAX_NARROW_PX = 480;
/** Width of a map in whose last line there is space beside the legend. */
const MIN_LINE_PX = 380;

/** Zoom at which a school of the list is shown: closer than the one at which most pins merge. */
const SCHOOL_ZOOM = 15;

/**
 * The schools on a map: pins over map tiles, or over a base layer of the site's own. Its code and the map library are
 * loaded only when a map is opened.
 */
export function MapPanel(props: MapPanelProps) {
  const { schools, around, focus, onSearchArea } = props;
  const { attach, element, map, state } = useSchoolMap();
  const tiles = useTiles(map, props.tiles);
  const pins = useVisiblePins(schools, state);
  const keepView = useFitBounds(map, schools, props.home);
  usePanToSchool(
    map,
    schools.find(({ slug }) => slug === focus.target),
  );
  const searchHere = () => {
    if (!state) return;
    keepView();
    onSearchArea(state.bounds);
  };
  return (
    <div className="relative h-full overflow-hidden rounded-card border border-hairline bg-paper">
      {map && state && <MapGround {...props} map={map} state={state} pins={pins} />}
      <div
        ref={attach}
        role="application"
        aria-label="Mapa das escolas"
        aria-describedby="teclas-do-mapa"
        className="relative h-full"
        // The focus ring is within the map, whose edge would clip it.
        style={{ outlineOffset: -4 }}
      />
      <p id="teclas-do-mapa" className="sr-only">
        Setas movem o mapa, mais e menos aproximam e afastam. Tab leva às escolas do mapa, entre as quais as
        setas também andam. Todas estão na lista.
      </p>
      {map && around && <SearchCircle map={map} around={around} />}
      {map && state && (
        <MapPins {...props} map={map} state={state} pins={pins} onLeave={() => element?.focus()} />
      )}
      {map && state && <MapControls map={map} view={state.plane} hasSquares={!tiles} />}
      {state?.isMoved && (
        <div className="absolute inset-x-0 top-3 flex justify-center" style={{ pointerEvents: 'none' }}>
          <Button variant="primary" style={{ pointerEvents: 'auto' }} onClick={searchHere}>
            Buscar nesta área
          </Button>
        </div>
      )}
      <p
        className="absolute px-1 text-extra-small text-ink-soft"
        // Above the legend where there is no space beside it.
        style={{
          right: 8,
          bottom: state && state.plane.width < MIN_LINE_PX ? 44 : 18,
          background: 'var(--card)',
          opacity: 0.9,
        }}
      >
        {tiles ? tiles.attribution : 'Áreas aproximadas'}
      </p>
    </div>
  );
}

/** Creates the map in the element that takes the ref `attach`; `map` and `state` are undefined until it is mounted. */
function useSchoolMap(): {
  attach: RefCallback<HTMLElement>;
  element: HTMLElement | undefined;
  map: SchoolMap | undefined;
  state: MapState | undefined;
} {
  const [made, setMade] = useState<{ map: SchoolMap; element: HTMLElement }>();
  const [state, setState] = useState<MapState>();
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const map = new SchoolMap(element, setState);
    setMade({ map, element });
    return () => {
      setMade(undefined);
      map.destroy();
    };
  }, []);
  return { attach, element: made?.element, map: made?.map, state };
}

/** Shows the tiles. Returns them; `undefined` once they cannot be loaded: the base layer below them stays. */
function useTiles(map: SchoolMap | undefined, tiles: MapTiles | undefined): MapTiles | undefined {
  const [failed, setFailed] = useState<MapTiles>();
  const shown = tiles === failed ? undefined : tiles;
  useEffect(() => map?.setTiles(shown, () => setFailed(shown)), [map, shown]);
  return shown;
}

interface OnMap {
  map: SchoolMap;
  state: MapState;
  pins: readonly { readonly pin: MapPin; readonly layout: PinLayout }[];
}

const nothing: BaseGeometry = baseGeometry({ cities: [], neighborhoods: [] });

/** The base layer of the visible area; from the schools alone while none can be loaded. */
function MapGround({ map, state, pins, schools, around }: MapPanelProps & OnMap) {
  const { service } = useSearchPorts();
  const { data, isPending, fetchStatus } = useQuery(baseLayerQuery(service, baseArea(state.bounds)));
  const isLoading = isPending && fetchStatus === 'fetching';
  const geometry = useMemo(() => {
    if (isLoading) return nothing;
    return baseGeometry(data ?? baseLayerOfSchools(schools));
  }, [data, isLoading, schools]);
  const taken = useMemo(
    () => [...controlBoxes(state.plane), ...pins.flatMap(({ layout }) => layout.boxes)],
    [state.plane, pins],
  );
  const center = useMemo(() => around && toPlane(around), [around]);
  return <BaseLayer map={map} geometry={geometry} view={state.plane} around={center} taken={taken} />;
}

/** The space of the map's buttons and legend. */
function controlBoxes({ width, height }: PlaneView): readonly Box[] {
  return [
    { left: width - 64, top: 0, right: width, bottom: 116 },
    { left: 0, top: height - 44, right: 240, bottom: height },
  ];
}

/** The pins of the visible area, laid out. */
function useVisiblePins(
  schools: readonly MapSchool[],
  state: MapState | undefined,
): readonly { pin: MapPin; layout: PinLayout }[] {
  const pinsWithin = useMemo(() => indexPins(schools), [schools]);
  return useMemo(() => {
    if (!state) return [];
    const { bounds, zoom, plane } = state;
    const pins = pinsWithin(bounds, zoom);
    const placed = pins.map((pin) => ({ pin, at: toPixels(plane, toPlane(pin.position)) }));
    const layouts = layOutPins(placed, controlBoxes(plane), {
      left: 4,
      top: 4,
      right: plane.width - 4,
      bottom: plane.height - 4,
    });
    return pins.flatMap((pin, index) => {
      const layout = layouts[index];
      return layout ? [{ pin, layout }] : [];
    });
  }, [pinsWithin, state]);
}

function MapPins(props: MapPanelProps & OnMap & { onLeave: () => void }) {
  const { map, state, pins, onSelect } = props;
  const count = pins.reduce((sum, { pin }) => sum + pin.schools.length, 0);
  useAnnouncement(
    count === 0
      ? 'Nenhuma escola nesta parte do mapa.'
      : `${pluralize(count, 'escola', 'escolas')} nesta parte do mapa.`,
    { after: 800, initial: false },
  );
  const press = ({ expansionZoom, position, schools }: MapPin): void => {
    if (expansionZoom !== undefined) {
      map.goTo(position, { zoom: expansionZoom });
      return;
    }
    onSelect(schools.map(({ slug }) => slug));
    const { height } = state.plane;
    const covered = coveredBySelection(height);
    const { y } = toPixels(state.plane, toPlane(position));
    if (y < covered.top || y > height - covered.bottom) map.goTo(position, { covered });
  };
  return <PinButtons {...props} onPress={press} />;
}

/** Pans to a school that the list requests. */
function usePanToSchool(map: SchoolMap | undefined, school: MapSchool | undefined): void {
  const { lat, lng } = school?.position ?? {};
  useEffect(() => {
    if (lat !== undefined && lng !== undefined)
      map?.goTo({ lat, lng }, { zoom: SCHOOL_ZOOM, covered: coveredBySelection(map.height) });
  }, [map, lat, lng]);
}

/** Fits the map to the schools of a new search. Returns a function that keeps the view for the next one: a search in the visible area. */
function useFitBounds(map: SchoolMap | undefined, schools: readonly MapSchool[], home: Bounds): () => void {
  const isKept = useRef(false);
  const fit = useEffectEvent((to: SchoolMap | undefined, found: Bounds | undefined) => {
    if (isKept.current) to?.resetMoved();
    else to?.fit(found ?? home, to.width < MAX_NARROW_PX ? FIT_PADDING.narrow : FIT_PADDING.wide);
    isKept.current = false;
  });
  useEffect(() => fit(map, boundingBox(schools.map(({ position }) => position))), [map, schools]);
  return () => {
    isKept.current = true;
  };
}
