import { Button } from '@melhor-escola/ui/button';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useSearchPorts } from '../ports.tsx';
import { useIsListed } from './use-slug-list.ts';

export interface SaveButtonProps {
  slug: string;
  name: string;
  /**
   * Without a border, for a card among many.
   * @default false
   */
  quiet?: boolean | undefined;
}

/**
 * Puts a school among the favorites of this device, and takes it out again (product, feature 8). What is saved stands on
 * highlighter. It needs scripts, and is not there without them. Renders a `<button>`.
 */
export function SaveButton({ slug, name, quiet = false }: SaveButtonProps) {
  const { favorites } = useSearchPorts();
  const saved = useIsListed(favorites, slug);
  return (
    <Button
      variant={saved || quiet ? 'quiet' : 'secondary'}
      icon={saved ? BookmarkCheck : Bookmark}
      data-saved={saved ? '' : undefined}
      className="data-saved:border-transparent data-saved:bg-highlight data-saved:text-on-highlight noscript:hidden"
      onClick={() => (saved ? favorites.remove(slug) : favorites.add(slug))}
    >
      <span>
        {saved ? 'Salva' : 'Salvar'}
        <span className="sr-only">{saved ? ` nos favoritos: tirar ${name}` : ` ${name} nos favoritos`}</span>
      </span>
    </Button>
  );
}
