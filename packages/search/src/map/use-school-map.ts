import { useCallback, useState, type RefCallback } from 'react';
import { SchoolMap, type MapState } from './school-map.ts';

/** The map in the element that takes the ref, once it stands there, and what it shows. */
export function useSchoolMap(): {
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
