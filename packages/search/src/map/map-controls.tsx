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

/** Paper around the legend's letters, so that lines do not cross them. */
const paper = '0 0 2px var(--card), 0 0 3px var(--card), 0 0 4px var(--card)';

/** Zoom buttons and the legend. */
export function MapControls({ map, view, hasSquares }: MapControlsProps) {
  const scale = roundLength(view, MAX_SCALE_PX);
  return (
    <>
      <div className="absolute top-3 flex flex-col gap-2" style={{ right: 12 }}>
        <Button icon={Plus} aria-label="Aproximar" onClick={() => map.zoomBy(1)} />
        <Button icon={Minus} aria-label="Afastar" onClick={() => map.zoomBy(-1)} />
      </div>
      <div
        className="absolute flex items-center gap-2 text-extra-small tabular"
        style={{ left: 12, bottom: 20, textShadow: paper }}
      >
        <p
          className="px-1 text-center whitespace-nowrap"
          style={{ width: scale.pixels, border: 'solid currentColor', borderWidth: '0 2px 2px' }}
        >
          {scale.label}
        </p>
        {hasSquares && <p className="text-ink-soft">{`quadrado: ${squareLength(view).label}`}</p>}
      </div>
    </>
  );
}
