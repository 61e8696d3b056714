'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { useEngaged } from '@melhor-escola/tracking/use-engaged';
import { LinkButton } from '@melhor-escola/ui/button';
import { AfterHydration, lazyPart } from '@melhor-escola/ui/hooks';
import { lazyRouteComponent, Link as RouteLink } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { hasSessionCookie } from '../session/session-cookie.ts';
import type { CurrentUser } from '../session/session-query.ts';

export interface HeaderAccountProps {
  /** The current user, where the page is rendered for them alone. On other pages only the browser knows whether there is one. */
  user?: CurrentUser | undefined;
}

export interface HeaderEntryProps extends HeaderAccountProps {
  /** The visitor interacted with the page before this was loaded. */
  wasEngaged: boolean;
}

export interface HeaderAccountOptions {
  /** The sign-in page. */
  readonly signIn: LinkTarget;
  /** The current user's first page. */
  readonly account: LinkTarget;
  /** URL of the current user's picture by its path. */
  readonly pictureSource: (path: string) => string;
  /** Whether the entry waits until the visitor interacts with the page, unless there is a session. Called in a browser only. */
  readonly waitsForVisitor: () => boolean;
  /** Loads what replaces the link: `AccountHeader` within the feature's ports. */
  readonly loadEntry: () => Promise<{ readonly default: ComponentType<HeaderEntryProps> }>;
}

/** Its code is in the pages of the current user only. */
const NamedEntry = lazyRouteComponent(() => import('./named-entry.tsx'));

/** Loads the entry with the user's name. A server waits for it, because a page that it renders cannot wait for code. */
export async function preloadNamedEntry(): Promise<void> {
  await NamedEntry.preload?.();
}

/**
 * Creates the account's place in a header. The server's HTML of public pages, which is the same for everyone, has a link to the sign-in
 * page; that of the current user's pages has their name. Either stays if the account's code cannot be loaded.
 */
export function headerAccount({
  signIn,
  account,
  pictureSource,
  waitsForVisitor,
  loadEntry,
}: HeaderAccountOptions): (props: HeaderAccountProps) => ReactNode {
  const placeholder = (user: CurrentUser | undefined) =>
    user ? <NamedEntry user={user} to={account} pictureSource={pictureSource} /> : <SignInLink to={signIn} />;
  const Entry = lazyPart(async () => (await loadEntry()).default, {
    failure: ({ user }) => placeholder(user),
  });

  /** With Save-Data or a slow connection also what the entry loads afterwards waits. */
  function EngagedEntry({ user }: HeaderAccountProps) {
    return useEngaged() ? <Entry wasEngaged user={user} fallback={placeholder(user)} /> : placeholder(user);
  }

  return function HeaderAccount({ user }) {
    return (
      <AfterHydration fallback={placeholder(user)}>
        {waitsForVisitor() && !hasSessionCookie(documentCookies) ? (
          <EngagedEntry user={user} />
        ) : (
          <Entry wasEngaged={false} user={user} fallback={placeholder(user)} />
        )}
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
