import { Button } from '@melhor-escola/ui/button';
import { useMediaQuery } from '@melhor-escola/ui/media-query';
import { lazy, Suspense, useState } from 'react';
import { useLowData } from '../low-data/low-data.tsx';
import type { SideMapProps } from '../map/side-map.tsx';

const SideMap = lazy(async () => ({ default: (await import('../map/side-map.tsx')).SideMap }));

/** A window with space for filters, list and map. `results-page.css` has the same width. */
const wideWindow = '(min-width: 100rem) and (min-height: 400px)';

/**
 * The map beside the list, in a window of at least 1600 px; narrower ones have it as a view of its own, and load nothing of it here. In
 * low-data mode it loads on request. Its space is reserved by CSS.
 */
export function MapColumn(props: SideMapProps) {
  const isWide = useMediaQuery(wideWindow);
  const isLowData = useLowData();
  const [isRequested, setIsRequested] = useState(false);
  return (
    <aside aria-label="Mapa das bolsas" className="search-map-column cover-pattern rounded-card">
      {isWide && (!isLowData || isRequested) && (
        <Suspense>
          <SideMap {...props} />
        </Suspense>
      )}
      {isWide && isLowData && !isRequested && (
        <Button className="m-auto" onClick={() => setIsRequested(true)}>
          Mostrar o mapa
        </Button>
      )}
    </aside>
  );
}
