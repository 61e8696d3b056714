import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MapMark } from './map-mark.tsx';
import type { SchoolMap } from './school-map.ts';

export interface SearchCircleProps {
  map: SchoolMap;
  around: Geolocation & { readonly radius: number };
}

/** The point that is searched around, and how far. */
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
