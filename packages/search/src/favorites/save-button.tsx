import { Button } from '@melhor-escola/ui/button';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useCardIcon } from '../offer/card-symbols.tsx';
import { useSearchPorts } from '../ports.tsx';
import { useIsListed } from './use-slug-list.ts';

export interface SaveButtonProps {
  slug: string;
  name: string;
  /** Its icon only, without a border, for cards in a list. @default false */
  compact?: boolean | undefined;
}

/**
 * Adds a school to the favorites of this device, and removes it again (product, feature 8). A saved one has a
 * highlighter background. It requires JavaScript and is hidden without it. Renders a `<button>`.
 */
export function SaveButton({ slug, name, compact = false }: SaveButtonProps) {
  const { favorites } = useSearchPorts();
  const saved = useIsListed(favorites, slug);
  const icon = useCardIcon('save');
  return (
    <Button
      variant={saved || compact ? 'quiet' : 'secondary'}
      icon={saved ? BookmarkCheck : icon}
      aria-label={saved ? `Salva nos favoritos: tirar ${name}` : `Salvar ${name} nos favoritos`}
      data-saved={saved ? '' : undefined}
      className="search-save"
      onClick={() => (saved ? favorites.remove(slug) : favorites.add(slug))}
    >
      {!compact && (saved ? 'Salva' : 'Salvar')}
    </Button>
  );
}
