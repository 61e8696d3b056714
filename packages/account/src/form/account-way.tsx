import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link } from '@melhor-escola/ui/link';
import { Link as RouteLink } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isPlainPress } from './plain-press.ts';

export interface AccountWayProps {
  to: LinkTarget;
  /** Goes there without leaving the page: within the modal. */
  onGo?: (() => void) | undefined;
  children: string;
}

/** A way to another of the account's screens. Renders an `<a>`. */
export function AccountWay({ to, onGo, children }: AccountWayProps) {
  const go = (event: MouseEvent) => {
    if (!onGo || !isPlainPress(event)) return;
    event.preventDefault();
    onGo();
  };
  return (
    <Link asChild className="inline-flex min-h-6 items-center py-0.5">
      <RouteLink {...to} onClick={go}>
        {children}
      </RouteLink>
    </Link>
  );
}
