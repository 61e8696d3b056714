'use client';

import Bookmark from 'lucide-react/icons/bookmark';
import { lazy, Suspense } from 'react';
import { useSlugList } from './favorites/use-slug-list.ts';
import { HeaderLink } from './header-link.tsx';
import { useSearchPorts } from './ports.tsx';

const CompareLink = lazy(async () => ({
  default: (await import('./compare/tray/compare-tray.tsx')).CompareLink,
}));

/** Links to the lists stored on this device: the comparison, if it has schools, and the favorites. */
export function HeaderLists() {
  const { links, favorites, compared } = useSearchPorts();
  const saved = useSlugList(favorites);
  const isComparing = useSlugList(compared).length > 0;
  return (
    <>
      {isComparing && (
        <Suspense>
          <CompareLink />
        </Suspense>
      )}
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
