import { Button } from '@melhor-escola/ui/button';
import type { GradeSlug } from '@melhor-escola/domain/stage';
import type { IconDrawing } from '@melhor-escola/ui/icon';
import Bookmark from 'lucide-react/icons/bookmark';
import { useCardIcon } from '../offer/card-symbols.tsx';
import { useSearchPorts } from '../ports.tsx';
import { useIsListed, useIsStored } from './use-slug-list.ts';

export interface SaveButtonProps {
  slug: string;
  name: string;
  /** Its icon only, without a border, for cards in a list. @default false */
  compact?: boolean | undefined;
  /** The grade that it is saved for. @default the one that the family asks about */
  grade?: GradeSlug | undefined;
  /** Called before the school leaves the favorites. */
  onUnsave?: (() => void) | undefined;
}

const FilledBookmark: IconDrawing = (props) => <Bookmark {...props} fill="currentColor" />;

/**
 * Adds a school to the favorites of this device, for the grade that the family asks about, and removes it again (product 8). A saved one has a filled icon: the highlighter is
 * for money. It requires JavaScript and is hidden without it. Renders a `<button>`.
 */
export function SaveButton({ slug, name, compact = false, grade, onUnsave }: SaveButtonProps) {
  const { favorites, grade: asked } = useSearchPorts();
  const saved = useIsListed(favorites, slug);
  const isStored = useIsStored(favorites);
  const icon = useCardIcon('save');
  return (
    <Button
      variant={compact ? 'quiet' : 'secondary'}
      icon={saved ? FilledBookmark : icon}
      aria-label={
        saved
          ? `${isStored ? 'Salvo nos favoritos' : 'Na lista só por agora'}: tirar ${name}`
          : `Salvar ${name} nos favoritos`
      }
      className="search-save"
      onClick={() => {
        if (!saved) return favorites.add(slug, grade ?? (asked.current() || undefined));
        onUnsave?.();
        favorites.remove(slug);
      }}
    >
      {!compact && (saved ? (isStored ? 'Salvo' : 'Só por agora') : 'Salvar')}
    </Button>
  );
}
