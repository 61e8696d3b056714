import type { LinkTarget } from '@melhor-escola/domain/routes';
import { LinkButton } from '@melhor-escola/ui/button';
import type { IconDrawing } from '@melhor-escola/ui/icon';
import { RouteLink } from './route-link.tsx';

export interface HeaderLinkProps {
  icon: IconDrawing;
  label: string;
  to: LinkTarget;
  /** Number of schools; 0 is hidden. */
  count: number;
}

/** Link to a list of schools: an icon and the count on a phone, with a label from a tablet on. Renders an `<a>`. */
export function HeaderLink({ icon, label, to, count }: HeaderLinkProps) {
  return (
    <LinkButton variant="quiet" icon={icon} asChild className="max-sm:min-w-11 max-sm:px-2">
      <RouteLink to={to} rel="nofollow">
        <span className="max-sm:sr-only">{label}</span>
        {count > 0 && (
          <span className="tabular">
            {count}
            <span className="sr-only"> {count === 1 ? 'escola' : 'escolas'}</span>
          </span>
        )}
      </RouteLink>
    </LinkButton>
  );
}
