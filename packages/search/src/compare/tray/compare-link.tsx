import Columns from 'lucide-react/icons/columns-2';
import { useSlugList } from '../../favorites/use-slug-list.ts';
import { HeaderLink } from '../../header-link.tsx';
import { useSearchPorts } from '../../ports.tsx';

/** The header's way to the comparison. On the narrowest phones the tray at the window's foot has it to itself. */
export function CompareLink() {
  const { links, compared } = useSearchPorts();
  const chosen = useSlugList(compared);
  return (
    <span className="max-[22.4rem]:hidden">
      <HeaderLink icon={Columns} label="Comparar" to={links.compare(chosen)} count={chosen.length} />
    </span>
  );
}
