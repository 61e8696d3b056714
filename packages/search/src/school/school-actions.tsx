import { CompareButton } from '../compare/compare-button.tsx';
import { Link } from '@melhor-escola/ui/link';
import { SaveButton } from '../favorites/save-button.tsx';
import { useSlugList } from '../favorites/use-slug-list.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import type { School } from './school.ts';
import { ShareButton } from './share-button.tsx';

/** What a visitor may do with a school without an account. */
export function SchoolActions({ school: { slug, name, address } }: { school: School }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow print:hidden">
      <SaveButton slug={slug} name={name} />
      <CompareButton slug={slug} name={name} />
      <ShareButton title={`${name}, ${address.city}`}>Compartilhar</ShareButton>
      <FavoritesLink />
    </div>
  );
}

/** The way to the favorites, once there are any. */
function FavoritesLink() {
  const { links, favorites } = useSearchPorts();
  const count = useSlugList(favorites).length;
  if (count === 0) return null;
  return (
    <Link asChild className="inline-flex min-h-11 items-center px-2 text-small">
      <RouteLink to={links.favorites()}>Ver favoritos ({count})</RouteLink>
    </Link>
  );
}
