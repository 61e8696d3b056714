import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SchoolMap } from './school-map.ts';

export interface MapMarkProps {
  map: SchoolMap;
  position: Geolocation;
  /** Whether it lies above other marks. @default false */
  raised?: boolean;
  children: ReactNode;
}

/** An element at a position of the map. The map moves the element, React renders its content. */
export function MapMark({ map, position: { lat, lng }, raised = false, children }: MapMarkProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => map.place(element, { lat, lng }), [map, element, lat, lng]);
  useEffect(() => map.raise(element, raised), [map, element, raised]);
  return createPortal(children, element);
}

export interface SearchCircleProps {
  map: SchoolMap;
  around: Geolocation & { readonly radius: number };
}

/** The center of the search and its radius. */
export function SearchCircle({ map, around: { lat, lng, radius } }: SearchCircleProps) {
  const [element] = useState(() => {
    const made = document.createElement('div');
    made.style.pointerEvents = 'none';
    return made;
  });
  useEffect(() => map.placeCircle(element, { lat, lng }, radius), [map, element, lat, lng, radius]);
  return (
    <>
      {createPortal(
        <span
          className="block rounded-full border-2 border-dashed border-brand-line"
          style={{ height: '100%' }}
        />,
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
