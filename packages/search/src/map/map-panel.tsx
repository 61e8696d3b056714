import { Button } from '@melhor-escola/ui/button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { useEffect, useMemo, useRef } from 'react';
import { boundsOf, type Bounds } from './area.ts';
import type { MapFocus } from './map-focus.ts';
import { MapMark } from './map-mark.tsx';
import { PinButton } from './pin-button.tsx';
import { pinsOf, type MapPin } from './map-pins.ts';
import { mapScale } from './map-scale.ts';
import type { MapSchool } from './map-school.ts';
import type { MapTiles } from './map-tiles.ts';
import type { SchoolMap } from './school-map.ts';
import { SearchCircle } from './search-circle.tsx';
import { useSchoolMap } from './use-school-map.ts';

export interface MapPanelProps {
  schools: readonly MapSchool[];
  /** The point that is searched around, if any. */
  around: (Geolocation & { readonly radius: number }) | undefined;
  tiles: MapTiles | undefined;
  focus: MapFocus;
  onHover: (slug: string | undefined) => void;
  onSelect: (slugs: readonly string[]) => void;
  /** The visitor asks for what the map shows now. */
  onSearchArea: (bounds: Bounds) => void;
}

/**
 * The schools on a map. A drawing of the list beside it: whoever does not see or reach its pins finds each school there.
 * Its own code and that of the map library come only when a map is opened.
 */
export function MapPanel(props: MapPanelProps) {
  const { schools, around, tiles, focus, onSearchArea } = props;
  const { attach, map, state } = useSchoolMap();
  const pinsWithin = useMemo(() => pinsOf(schools), [schools]);
  useEffect(() => map?.setTiles(tiles), [map, tiles]);
  const keepView = useFitted(map, schools);
  useShown(
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
        className="h-full focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-brand"
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
              onPress={() => press(map, pin, props.onSelect)}
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

/** Several that come apart nearer by are gone to; one school, or several at one place, are chosen. */
function press(map: SchoolMap, pin: MapPin, onSelect: (slugs: readonly string[]) => void): void {
  if (pin.expansionZoom !== undefined) map.goTo(pin.position, pin.expansionZoom);
  else onSelect(pin.schools.map(({ slug }) => slug));
}

/** Brings a school that the list asks to see into view, nearer than where pins run together. */
function useShown(map: SchoolMap | undefined, school: MapSchool | undefined): void {
  const { lat, lng } = school?.position ?? {};
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) map?.goTo({ lat, lng }, 15);
  }, [map, lat, lng]);
}

/** Shows all schools of a new search, but those of what the map shows already. Answers with how to say that they are. */
function useFitted(map: SchoolMap | undefined, schools: readonly MapSchool[]): () => void {
  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current) map?.settle();
    else map?.fit(boundsOf(schools.map(({ position }) => position)));
    isKept.current = false;
  }, [map, schools]);
  return () => {
    isKept.current = true;
  };
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
        className="absolute start-3 bottom-3 border-x-2 border-b-2 border-ink bg-card/80 px-1 text-center text-extra-small whitespace-nowrap tabular-nums"
        style={{ width: scale.pixels }}
      >
        {scale.label}
      </p>
    </>
  );
}
