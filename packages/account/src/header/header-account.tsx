'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { useEngaged } from '@melhor-escola/tracking/use-engaged';
import { LinkButton } from '@melhor-escola/ui/button';
import { AfterHydration, ErrorBoundary } from '@melhor-escola/ui/hooks';
import { Link as RouteLink } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { hasSessionCookie } from '../session/session-cookie.ts';

export interface HeaderEntryProps {
  /** The visitor interacted with the page before this was loaded. */
  wasEngaged: boolean;
}

export interface HeaderAccountOptions {
  /** The sign-in page. */
  readonly signIn: LinkTarget;
  /** Whether the entry waits until the visitor interacts with the page, unless there is a session. Called in a browser only. */
  readonly waitsForVisitor: () => boolean;
  /** Loads what replaces the link: `AccountHeader` within the feature's ports. */
  readonly loadEntry: () => Promise<{ readonly default: ComponentType<HeaderEntryProps> }>;
}

/**
 * Creates the account's place in a header. The server's HTML, which is the same for everyone, has a link to the sign-in page: only the
 * browser knows whether there is a current user. The link stays if the account's code cannot be loaded.
 */
export function headerAccount({ signIn, waitsForVisitor, loadEntry }: HeaderAccountOptions): () => ReactNode {
  const link = () => <SignInLink to={signIn} />;
  const Entry = lazy(() => loadEntry().catch(() => ({ default: link })));

  function LoadedEntry(props: HeaderEntryProps) {
    return (
      <Suspense fallback={link()}>
        <Entry {...props} />
      </Suspense>
    );
  }

  /** With Save-Data or a slow connection also what the entry loads afterwards waits. */
  function EngagedEntry() {
    return useEngaged() ? <LoadedEntry wasEngaged /> : link();
  }

  return function HeaderAccount() {
    return (
      <AfterHydration fallback={link()}>
        <ErrorBoundary fallback={link}>
          {waitsForVisitor() && !hasSessionCookie(documentCookies) ? (
            <EngagedEntry />
          ) : (
            <LoadedEntry wasEngaged={false} />
          )}
        </ErrorBoundary>
      </AfterHydration>
    );
  };
}

function SignInLink({ to }: { to: LinkTarget }) {
  return (
    <LinkButton variant="quiet" asChild className="max-sm:px-2">
      <RouteLink {...to} rel="nofollow">
        Entrar
      </RouteLink>
    </LinkButton>
  );
}

const documentCookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);
