import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';

/** Links to the views of one page; `current` marks the one that is shown. */
export default function Views() {
  return (
    <SegmentedNav aria-label="Modo de ver" size="small">
      <SegmentLink href="#lista" icon={List} current>
        Lista
      </SegmentLink>
      <SegmentLink href="#mapa" icon={MapIcon}>
        Mapa
      </SegmentLink>
    </SegmentedNav>
  );
}
