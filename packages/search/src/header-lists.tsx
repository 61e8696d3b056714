import type { IconDrawing } from '@melhor-escola/ui/icon';
import { LinkButton } from '@melhor-escola/ui/button';
import Bookmark from 'lucide-react/icons/bookmark';
import Columns from 'lucide-react/icons/columns-2';
import { useSlugList } from './favorites/use-slug-list.ts';
import { useSearchPorts, type LinkTarget } from './ports.tsx';
import { RouteLink } from './route-link.tsx';

/** The ways to what a visitor keeps on this device: the comparison, once there is one, and the favorites. */
export function HeaderLists() {
  const { links, favorites, compared } = useSearchPorts();
  const saved = useSlugList(favorites);
  const chosen = useSlugList(compared);
  return (
    <>
      {chosen.length > 0 && (
        <ListLink
          icon={Columns}
          label="Comparar"
          to={links.compare(chosen)}
          count={chosen.length}
          // On the narrowest phones the tray at the window's foot has the way there to itself.
          className="max-[22.4rem]:hidden"
        />
      )}
      <ListLink icon={Bookmark} label="Favoritos" to={links.favorites()} count={saved.length} />
    </>
  );
}

interface ListLinkProps {
  icon: IconDrawing;
  label: string;
  to: LinkTarget;
  count: number;
  className?: string | undefined;
}

/** On a phone an icon and how many, with words from a tablet on. */
function ListLink({ icon, label, to, count, className = '' }: ListLinkProps) {
  return (
    <LinkButton variant="quiet" icon={icon} asChild className={`max-sm:min-w-11 max-sm:px-2 ${className}`}>
      <RouteLink to={to} rel="nofollow">
        <span className="max-sm:sr-only">{label}</span>
        {count > 0 && (
          <span className="tabular-nums">
            {count}
            <span className="sr-only"> {count === 1 ? 'escola' : 'escolas'}</span>
          </span>
        )}
      </RouteLink>
    </LinkButton>
  );
}
