import { Button } from '@melhor-escola/ui/button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { useCallback, useEffect, useMemo, useRef, useState, type RefCallback, type ReactNode } from 'react';
import { formatNumber } from '@melhor-escola/config/number-format';
import { createPortal } from 'react-dom';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { pluralize } from '@melhor-escola/domain/count';
import { boundsOf, type Bounds } from './area.ts';
import type { MapFocus } from './map-list.tsx';
import { pinsOf, type MapPin } from './map-pins.ts';
import type { MapSchool } from './map-school.ts';
import { type MapTiles, SchoolMap, type MapState } from './school-map.ts';

export interface MapPanelProps {
  schools: readonly MapSchool[];
  /** Center and radius of the search, if any. */
  around: (Geolocation & { readonly radius: number }) | undefined;
  tiles: MapTiles | undefined;
  focus: MapFocus;
  onHover: (slug: string | undefined) => void;
  onSelect: (slugs: readonly string[]) => void;
  /** Called to search in the visible area. */
  onSearchArea: (bounds: Bounds) => void;
}

/**
 * The schools on a map. An illustration of the list beside it, which has every school for visitors who cannot see or
 * reach the pins. Its code and the map library are loaded only when a map is opened.
 */
export function MapPanel(props: MapPanelProps) {
  const { schools, around, tiles, focus, onSearchArea } = props;
  const { attach, map, state } = useSchoolMap();
  const pinsWithin = useMemo(() => pinsOf(schools), [schools]);
  useEffect(() => map?.setTiles(tiles), [map, tiles]);
  const keepView = useFitBounds(map, schools);
  usePanToSchool(
    map,
    schools.find(({ slug }) => slug === focus.target),
  );
  const searchHere = () => {
    if (!state) return;
    keepView();
    onSearchArea(state.bounds);
  };
  const pins = state ? pinsWithin(state.bounds, state.zoom) : [];
  return (
    <div className="relative h-full overflow-hidden rounded-card border border-hairline bg-wash">
      <div
        ref={attach}
        role="application"
        aria-label="Mapa das escolas"
        aria-describedby="teclas-do-mapa"
        className="h-full focus-visible:-outline-offset-4 focus-visible:[outline:2px_solid_var(--ring,var(--brand))]"
      />
      <p id="teclas-do-mapa" className="sr-only">
        Setas movem o mapa, mais e menos aproximam e afastam. Todas as escolas do mapa estão na lista.
      </p>
      {map && around && <SearchCircle map={map} around={around} />}
      {map &&
        pins.map((pin) => (
          <MapMark key={pin.id} map={map} position={pin.position}>
            <PinButton
              pin={pin}
              focus={focus}
              onHover={props.onHover}
              onPress={() => selectPin(map, pin, props.onSelect)}
            />
          </MapMark>
        ))}
      {map && state && <MapControls map={map} lat={map.middle.lat} zoom={state.zoom} />}
      {state?.isMoved && (
        <div className="absolute inset-x-0 top-3 flex justify-center">
          <Button variant="primary" size="small" onClick={searchHere}>
            Buscar nesta área
          </Button>
        </div>
      )}
      {tiles?.attribution && (
        <p className="absolute end-0 bottom-0 bg-card px-1.5 text-extra-small text-ink-soft">
          {tiles.attribution}
        </p>
      )}
    </div>
  );
}

/** Creates the map in the element that takes the ref `attach`; `map` and `state` are undefined until it is mounted. */
function useSchoolMap(): {
  attach: RefCallback<HTMLElement>;
  map: SchoolMap | undefined;
  state: MapState | undefined;
} {
  const [map, setMap] = useState<SchoolMap>();
  const [state, setState] = useState<MapState>();
  const attach = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const made = new SchoolMap(element, setState);
    setMap(made);
    return () => {
      setMap(undefined);
      made.destroy();
    };
  }, []);
  return { attach, map, state };
}

interface PinButtonProps {
  pin: MapPin;
  focus: MapFocus;
  onHover: (slug: string | undefined) => void;
  onPress: () => void;
}

/**
 * A pin: the monthly price of a school, or the number of schools at that point. For pointers only: the list beside the
 * map has every school, so Tab does not step through a hundred prices.
 */
function PinButton({ pin: { schools }, focus, onHover, onPress }: PinButtonProps) {
  const [first] = schools;
  if (!first) return null;
  const has = (slugs: readonly (string | undefined)[]) => schools.some(({ slug }) => slugs.includes(slug));
  const isLit = has([focus.hovered]) || has(focus.selected);
  const isOne = schools.length === 1;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-lit={isLit || undefined}
      title={isOne ? first.name : pluralize(schools.length, 'escola', 'escolas')}
      className={`flex min-h-8 min-w-8 cursor-pointer items-center justify-center rounded-full border border-brand-edge bg-card px-2 text-small font-semibold whitespace-nowrap text-ink tabular shadow-float data-lit:bg-brand data-lit:text-on-brand ${isOne ? '' : 'size-10 bg-brand-wash'}`}
      onPointerEnter={() => onHover(first.slug)}
      onPointerLeave={() => onHover(undefined)}
      onClick={onPress}
    >
      {isOne ? formatWholeBRL(first.monthly) : schools.length}
    </button>
  );
}

/** Zooms in on schools that separate at a closer zoom; otherwise selects the school, or the schools at one position. */
function selectPin(map: SchoolMap, pin: MapPin, onSelect: (slugs: readonly string[]) => void): void {
  if (pin.expansionZoom !== undefined) map.goTo(pin.position, pin.expansionZoom);
  else onSelect(pin.schools.map(({ slug }) => slug));
}

/** Pans to a school that the list requests, closer than the zoom at which pins merge. */
function usePanToSchool(map: SchoolMap | undefined, school: MapSchool | undefined): void {
  const { lat, lng } = school?.position ?? {};
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) map?.goTo({ lat, lng }, 15);
  }, [map, lat, lng]);
}

/** Fits the map to the schools of a new search. Returns a function that keeps the view for the next one: a search in the visible area. */
function useFitBounds(map: SchoolMap | undefined, schools: readonly MapSchool[]): () => void {
  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current) map?.resetMoved();
    else map?.fit(boundsOf(schools.map(({ position }) => position)));
    isKept.current = false;
  }, [map, schools]);
  return () => {
    isKept.current = true;
  };
}

interface SearchCircleProps {
  map: SchoolMap;
  around: Geolocation & { readonly radius: number };
}

/** The center of the search and its radius. */
function SearchCircle({ map, around: { lat, lng, radius } }: SearchCircleProps) {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.style.pointerEvents = 'none';
    return made;
  });
  useEffect(() => map.placeCircle(element, { lat, lng }, radius), [map, element, lat, lng, radius]);
  return (
    <>
      {createPortal(
        <span className="block size-full rounded-full border-2 border-dashed border-brand-line" />,
        element,
      )}
      <MapMark map={map} position={{ lat, lng }}>
        <span
          title="Ponto de busca"
          className="block size-4 rounded-full border-2 border-card bg-brand shadow-float"
        />
      </MapMark>
    </>
  );
}

function MapControls({ map, lat, zoom }: { map: SchoolMap; lat: number; zoom: number }) {
  const scale = mapScale(lat, zoom, 96);
  return (
    <>
      <div className="absolute end-3 top-3 flex flex-col gap-2">
        <Button size="small" icon={Plus} aria-label="Aproximar" onClick={() => map.zoomBy(1)} />
        <Button size="small" icon={Minus} aria-label="Afastar" onClick={() => map.zoomBy(-1)} />
      </div>
      <p
        className="absolute start-3 bottom-3 border-x-2 border-b-2 border-ink bg-card/80 px-1 text-center text-extra-small whitespace-nowrap tabular"
        style={{ width: scale.pixels }}
      >
        {scale.label}
      </p>
    </>
  );
}

/** Metres on the ground per pixel at the equator at zoom 0: the length of the equator over the 256 pixels of a tile. */
const EQUATOR_METRES_PER_PIXEL = 40_075_016.686 / 256;

/** A map scale: a round distance and its length in pixels. */
interface MapScale {
  /** '500 m', '2 km'. */
  readonly label: string;
  readonly pixels: number;
}

/** The largest scale of 1, 2 or 5 times a power of ten metres that fits into `maxPixels` at this latitude and zoom. */
export function mapScale(lat: number, zoom: number, maxPixels: number): MapScale {
  const metresPerPixel = (EQUATOR_METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
  const maxMetres = metresPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = power * ([5, 2, 1].find((factor) => factor * power <= maxMetres) ?? 1);
  const label = metres < 1_000 ? `${metres} m` : `${formatNumber(metres / 1_000, { maximum: 3 })} km`;
  return { label, pixels: Math.round(metres / metresPerPixel) };
}

interface MapMarkProps {
  map: SchoolMap;
  position: Geolocation;
  children: ReactNode;
}

/** An element at a position of the map. The map moves the element, React renders its content. */
function MapMark({ map, position: { lat, lng }, children }: MapMarkProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => map.place(element, { lat, lng }), [map, element, lat, lng]);
  return createPortal(children, element);
}
