'use client';

import { lazyPart } from '@melhor-escola/ui/hooks';
import Bookmark from 'lucide-react/icons/bookmark';
import { useSlugList } from './favorites/use-slug-list.ts';
import { HeaderLink } from './header-link.tsx';
import { useSearchPorts } from './ports.tsx';

/** Without its code the header has no space for a message. */
const CompareLink = lazyPart(async () => (await import('./compare/tray/compare-tray.tsx')).CompareLink, {
  failure: () => null,
});

/** Links to the lists stored on this device: the comparison, if it has schools, and the favorites. */
export function HeaderLists() {
  const { links, favorites, compared } = useSearchPorts();
  const saved = useSlugList(favorites);
  const isComparing = useSlugList(compared).length > 0;
  return (
    <>
      {isComparing && <CompareLink />}
      <HeaderLink
        icon={Bookmark}
        label="Favoritos"
        to={links.favorites()}
        count={saved.length}
        compact={isComparing}
      />
    </>
  );
}
