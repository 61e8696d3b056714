import { pluralize } from '@melhor-escola/domain/count';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import { LinkButton } from '@melhor-escola/ui/button';
import type { IconDrawing } from '@melhor-escola/ui/icon';
import type { CSSProperties } from 'react';
import { RouteLink } from './route-link.tsx';

export interface HeaderLinkProps {
  icon: IconDrawing;
  label: string;
  to: LinkTarget;
  /** Number of schools; 0 is hidden, and more than nine are '9+' in view. */
  count: number;
  /**
   * No label on a tablet either, beside several such links.
   * @default false
   */
  compact?: boolean | undefined;
}

/** A circle for one digit; on a phone, where it is positioned, over the corner of the icon. */
const badgeStyle: CSSProperties = { minWidth: '1.5rem', top: 0, insetInlineStart: '1.25rem' };

/**
 * Link to a list of schools: an icon with a badge on a phone, with a label on wider windows. Renders an `<a>` named
 * 'Favoritos, 12 escolas'.
 */
export function HeaderLink({ icon, label, to, count, compact = false }: HeaderLinkProps) {
  return (
    <LinkButton variant="quiet" icon={icon} asChild className="max-sm:min-w-11 max-sm:px-2">
      <RouteLink
        to={to}
        rel="nofollow"
        aria-label={count > 0 ? `${label}, ${pluralize(count, 'escola', 'escolas')}` : label}
      >
        <span className={compact ? 'max-lg:hidden' : 'max-sm:hidden'}>{label}</span>
        {/* Without a school its space stays, so that the first one moves nothing beside it. */}
        <span
          className="rounded-full border-2 border-card bg-brand text-center text-extra-small text-on-brand tabular whitespace-nowrap max-sm:absolute"
          style={count > 0 ? badgeStyle : { ...badgeStyle, visibility: 'hidden' }}
        >
          {count > 9 ? '9+' : count}
        </span>
      </RouteLink>
    </LinkButton>
  );
}
