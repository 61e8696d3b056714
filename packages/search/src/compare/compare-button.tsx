import { Button, LinkButton } from '@melhor-escola/ui/button';
import Check from 'lucide-react/icons/check';
import Columns from 'lucide-react/icons/columns-2';
import { useSlugList } from '../favorites/use-slug-list.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';

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
  const look = quiet
    ? ({ variant: 'quiet', className: 'relative z-1 -me-3 -mb-2 px-3 text-small' } as const)
    : {};
  const { links, compared } = useSearchPorts();
  const chosen = useSlugList(compared);
  if (chosen.includes(slug)) {
    return (
      <Button icon={Check} {...look} onClick={() => compared.remove(slug)}>
        <span>
          Na comparação<span className="sr-only">: tirar {name}</span>
        </span>
      </Button>
    );
  }
  const isFull = chosen.length >= compared.maximum;
  return (
    <LinkButton asChild icon={Columns} {...look}>
      <RouteLink
        to={links.compare(isFull ? chosen : [slug])}
        rel="nofollow"
        onClick={(event) => {
          if (isFull) return;
          event.preventDefault();
          compared.add(slug);
        }}
      >
        <span>
          {isFull ? 'Comparação cheia' : 'Comparar'}
          <span className="sr-only">{isFull ? `: ver as ${chosen.length} escolas` : ` ${name}`}</span>
        </span>
      </RouteLink>
    </LinkButton>
  );
}
