'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { lazyPart } from '@melhor-escola/ui/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../navigation.tsx';
import { useAccountPorts } from '../ports.tsx';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { firstName, syncSession } from '../session/session-query.ts';
import { useSession } from '../session/use-session.ts';
import type { HeaderAccountProps } from './header-account.tsx';
import NamedEntry from './named-entry.tsx';

const loadModal = async () => (await import('../modal/account-modal.tsx')).AccountModal;
const AccountModal = lazyPart(loadModal);
/** A menu that cannot be loaded leaves the link, and the rest of what the header does for the user. */
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, {
  failure: ({ fallback }) => fallback,
});

/**
 * The account in the header: the current user with a menu, otherwise a link that opens the sign-in form over the page.
 * The menu is loaded for a current user, the forms when the visitor is about to use them. Render it once per page: it
 * synchronizes the session with the other tabs.
 */
export function AccountEntry({ user: servedUser }: HeaderAccountProps) {
  const { session, showToast, links, pictureSource } = useAccountPorts();
  const queryClient = useQueryClient();
  const { status, user = status === 'unknown' ? servedUser : undefined } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const signsOut = useRef(false);
  useGreeting(user && firstName(user), isOpen, () => {
    // Shown in the tab where the button was pressed; other tabs, and sessions that expired, only announce it.
    if (signsOut.current) showToast({ tone: 'success', title: signedOut });
    else announce(signedOut);
    signsOut.current = false;
  });
  const redirect = sameSitePath(useLocation().href);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  useEffect(() => syncSession(queryClient, session), [queryClient, session]);
  const signInLink = <SignInLink redirect={redirect} onOpen={open} />;
  return (
    <>
      {user ? (
        <AccountMenu
          user={user}
          onSignOut={() => (signsOut.current = true)}
          fallback={<NamedEntry user={user} to={links.orders()} pictureSource={pictureSource} />}
        />
      ) : (
        signInLink
      )}
      {wasOpened && (
        // The modal itself is at the end of the body. Only the message that it could not be loaded is here, where the header has no space.
        <div className="tall:fixed inset-x-0 top-0 z-40 bg-card shadow-float empty:hidden print:hidden">
          <AccountModal open={isOpen} onOpenChange={setIsOpen} redirect={redirect} />
        </div>
      )}
    </>
  );
}

/** Fetches the forms when the visitor is about to use them; a failed fetch is repeated on click. */
const preloadModal = (): void => void loadModal().catch(() => undefined);

interface SignInLinkProps {
  /** The open page; `undefined` on the auth screens, where the link navigates to the sign-in page instead of opening the form. */
  redirect: string | undefined;
  onOpen: () => void;
}

function SignInLink({ redirect, onOpen }: SignInLinkProps) {
  const { links } = useAccountPorts();
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || redirect === undefined) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <LinkButton variant="quiet" asChild className="max-sm:min-w-11 max-sm:px-2">
      <RouteLink
        {...links.signIn(redirect)}
        rel="nofollow"
        aria-haspopup={redirect === undefined ? undefined : 'dialog'}
        onClick={open}
        onPointerEnter={preloadModal}
        onFocus={preloadModal}
      >
        Entrar
      </RouteLink>
    </LinkButton>
  );
}

const signedOut = 'Você saiu da sua conta.';

/**
 * Most visits announce nothing, so the announcer is loaded with the first message. If that fails, nothing is announced
 * and nothing else breaks.
 */
const announce = (message: string): void =>
  void import('@melhor-escola/ui/announcer').then(
    (loaded) => void loaded.announce(message),
    () => undefined,
  );

/** Announces a sign-in to screen readers, and calls `onSignedOut` after a sign-out. */
function useGreeting(name: string | undefined, isOpen: boolean, onSignedOut: () => void): void {
  const signedOutEvent = useEffectEvent(onSignedOut);
  const before = useRef({ name, isFirst: true });
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { name: last, isFirst } = before.current;
    before.current = { name, isFirst: false };
    const opened = wasOpen.current;
    wasOpen.current = isOpen;
    if (isFirst || last === name) return;
    if (name === undefined) signedOutEvent();
    else if (opened) announce(`Você entrou. Olá, ${name}.`);
  }, [name, isOpen]);
}
