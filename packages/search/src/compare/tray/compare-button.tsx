import { Button, LinkButton } from '@melhor-escola/ui/button';
import Check from 'lucide-react/icons/check';
import Columns from 'lucide-react/icons/columns-2';
import { useRef } from 'react';
import { useFullList, useIsListed } from '../../favorites/use-slug-list.ts';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';

export interface CompareButtonProps {
  slug: string;
  name: string;
  /**
   * Without a border, for a card among many.
   * @default false
   */
  quiet?: boolean | undefined;
}

/**
 * Chooses a school to compare, and takes it out again. Without scripts, and where four are chosen already, it is the way to
 * the comparison (product, feature 3).
 */
export function CompareButton({ slug, name, quiet = false }: CompareButtonProps) {
  const variant = quiet ? 'quiet' : 'secondary';
  const { links, compared } = useSearchPorts();
  const isChosen = useIsListed(compared, slug);
  const full = useFullList(compared);
  // Link and button take turns: the focus goes with whoever pressed one.
  const isPressed = useRef(false);
  const keepFocus = (element: HTMLElement | null) => {
    if (!element || !isPressed.current) return;
    isPressed.current = false;
    element.focus();
  };
  const press = (act: (slug: string) => void) => {
    isPressed.current = true;
    act(slug);
  };
  if (isChosen) {
    return (
      <Button ref={keepFocus} icon={Check} variant={variant} onClick={() => press(compared.remove)}>
        <span>
          Na comparação<span className="sr-only"> de escolas: tirar {name}</span>
        </span>
      </Button>
    );
  }
  return (
    <LinkButton asChild icon={Columns} variant={variant}>
      <RouteLink
        ref={keepFocus}
        to={links.compare(full ?? [slug])}
        rel="nofollow"
        // Before hydration a click waits, so that the visitor stays in the list (prehydration-events.ts of the site).
        data-prehydration="wait"
        onClick={(event) => {
          if (full) return;
          event.preventDefault();
          press(compared.add);
        }}
      >
        <span>
          {full ? 'Comparação cheia' : 'Comparar'}
          <span className="sr-only">{full ? `: ver as ${full.length} escolas` : ` ${name}`}</span>
        </span>
      </RouteLink>
    </LinkButton>
  );
}
