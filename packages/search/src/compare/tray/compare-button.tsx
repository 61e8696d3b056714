import { Button, LinkButton } from '@melhor-escola/ui/button';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { useFullList, useIsListed } from '../../favorites/use-slug-list.ts';
import { useCardIcon } from '../../offer/card-symbols.tsx';
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
 * Chooses a school to compare, and removes it again. Without scripts, and when four are chosen already, it links to the
 * comparison (product, feature 3).
 */
export function CompareButton({ slug, name, quiet = false }: CompareButtonProps) {
  const variant = quiet ? 'quiet' : 'secondary';
  const { links, compared } = useSearchPorts();
  const isChosen = useIsListed(compared, slug);
  const full = useFullList(compared);
  const icon = useCardIcon('compare');
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
      <Button
        ref={keepFocus}
        icon={Check}
        variant={variant}
        aria-label={`Na comparação de escolas: tirar ${name}`}
        onClick={() => press(compared.remove)}
      >
        Na comparação
      </Button>
    );
  }
  return (
    <LinkButton asChild icon={icon} variant={variant}>
      <RouteLink
        ref={keepFocus}
        to={links.compare(full ?? [slug])}
        rel="nofollow"
        aria-label={full ? `Comparação cheia: ver as ${full.length} escolas` : `Comparar ${name}`}
        // Before hydration a click waits, so that the visitor stays in the list (prehydration-events.ts of the site).
        data-prehydration="wait"
        onClick={(event) => {
          if (full) return;
          event.preventDefault();
          press(compared.add);
        }}
      >
        {full ? 'Comparação cheia' : 'Comparar'}
      </RouteLink>
    </LinkButton>
  );
}
