import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link } from '@melhor-escola/ui/link';
import { Link as RouteLink, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useAccountPorts } from './ports.tsx';

export interface AuthLinkProps {
  to: LinkTarget;
  /** Switches the form in place, within the modal, instead of navigating. */
  onSwitchView?: (() => void) | undefined;
  children: string;
}

/** Link from one auth screen to another. Renders an `<a>`. */
export function AuthLink({ to, onSwitchView, children }: AuthLinkProps) {
  const go = (event: MouseEvent) => {
    if (!onSwitchView || !isPlainClick(event)) return;
    event.preventDefault();
    onSwitchView();
  };
  return (
    <Link asChild className="inline-flex min-h-6 items-center py-0.5">
      <RouteLink {...to} onClick={go}>
        {children}
      </RouteLink>
    </Link>
  );
}

/** Whether a click on a link navigates in this tab: primary button, no modifier key. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Returns a function that builds the URL of a page, for elements that take no link component: a form's `action`. */
export function useBuildAddress(): (target: LinkTarget) => string {
  const router = useRouter();
  return (target) => router.buildLocation(target).href;
}

/** Redirects after a login: to the page the visitor came from, otherwise home (RT-07). Replaces the history entry of the form. */
export function useRedirectAfterLogin(): (redirect: string | undefined) => void {
  const { links } = useAccountPorts();
  const router = useRouter();
  return (redirect) => router.history.replace(redirect ?? router.buildLocation(links.home()).href);
}
