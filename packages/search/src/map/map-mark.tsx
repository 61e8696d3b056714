import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { SchoolMap } from './school-map.ts';

export interface MapMarkProps {
  map: SchoolMap;
  position: Geolocation;
  children: ReactNode;
}

/** Something that stands at a position of a map. The map moves its element, React renders what is in it. */
export function MapMark({ map, position: { lat, lng }, children }: MapMarkProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => map.place(element, { lat, lng }), [map, element, lat, lng]);
  return createPortal(children, element);
}
