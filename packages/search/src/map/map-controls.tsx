import { Button } from '@melhor-escola/ui/button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { PlaneView } from './base-layer/plane.ts';
import { roundLength, squareLength } from './base-layer/scale.ts';
import type { SchoolMap } from './school-map.ts';

export interface MapControlsProps {
  map: SchoolMap;
  view: PlaneView;
  /** Whether squared paper is visible: the legend states the size of its squares. */
  hasSquares: boolean;
}

/** Longest scale bar in pixels. */
const MAX_SCALE_PX = 96;

/** Zoom buttons and the legend. */
export function MapControls({ map, view, hasSquares }: MapControlsProps) {
  const scale = roundLength(view, MAX_SCALE_PX);
  return (
    <>
      <div className="absolute end-3 top-3 flex flex-col gap-2">
        <Button icon={Plus} aria-label="Aproximar" onClick={() => map.zoomBy(1)} />
        <Button icon={Minus} aria-label="Afastar" onClick={() => map.zoomBy(-1)} />
      </div>
      <div className="absolute start-3 bottom-3 flex items-center gap-2 bg-card/80 text-extra-small tabular">
        <p
          className="border-x-2 border-b-2 border-ink px-1 text-center whitespace-nowrap"
          style={{ width: scale.pixels }}
        >
          {scale.label}
        </p>
        {hasSquares && <p className="text-ink-soft">quadrado: {squareLength(view).label}</p>}
      </div>
    </>
  );
}
