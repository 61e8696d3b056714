import { Button, LinkButton } from '@melhor-escola/ui/button';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { useFullList, useIsListed } from '../../favorites/use-slug-list.ts';
import { useCardIcon } from '../../offer/card-symbols.tsx';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { comparisonLink } from '../comparison-link.ts';
import { useComparedKind } from '../use-compared-kind.ts';

export interface CompareButtonProps {
  slug: string;
  name: string;
  /** Without a border, for cards in a list. @default false */
  compact?: boolean | undefined;
}

/**
 * Toggle that adds a school to the comparison. Without JavaScript, or when the comparison is full, it is a link to the
 * comparison (product 3).
 */
export function CompareButton({ slug, name, compact = false }: CompareButtonProps) {
  const variant = compact ? 'quiet' : 'secondary';
  const { links, compared } = useSearchPorts();
  const isChosen = useIsListed(compared, slug);
  const full = useFullList(compared);
  const kind = useComparedKind();
  const icon = useCardIcon('compare');
  // Link and button replace each other: after a click, the new element takes the focus.
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
    <LinkButton
      asChild
      icon={icon}
      variant={variant}
      // So that the school's actions fit into one row on a phone.
      className={full && !compact ? 'max-sm:[&_svg]:hidden' : undefined}
    >
      <RouteLink
        ref={keepFocus}
        to={comparisonLink(links, { ...kind, escola: full ?? [slug] })}
        rel="nofollow"
        aria-label={full ? `Comparação cheia: ver as ${full.length} escolas` : `Comparar ${name}`}
        // Before hydration a click is held back, so that the visitor stays in the list (prehydration-events.ts of the
        // site).
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
