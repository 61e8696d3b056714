import { Segment, SegmentedControl } from '@melhor-escola/ui/segmented-control';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';

export default function Icons() {
  return (
    <SegmentedControl legend="Modo de ver" legendHidden size="small" name="modo" defaultValue="lista">
      <Segment value="lista" label="Lista" icon={List} />
      <Segment value="mapa" label="Mapa" icon={MapIcon} />
    </SegmentedControl>
  );
}
