'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { announce } from '@melhor-escola/ui/announcer';
import { Link as RouteLink, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { isPlainPress } from '../form/plain-press.ts';
import { tabInterruptedActions } from '../interrupted/interrupted-action.ts';
import { useAccountPorts } from '../ports.tsx';
import { sameSitePath } from '../same-site-path.ts';
import { firstName } from '../session/person.ts';
import { useSession } from '../session/use-session.ts';
import { AccountMenu } from './account-menu.tsx';
import { signInRequests } from './sign-in-requests.ts';

const loadModal = async () => ({ default: (await import('../modal/account-modal.tsx')).AccountModal });
const AccountModal = lazy(loadModal);

/**
 * The account's place in the header: who is signed in, with a menu; else the way in, over the page one is on. The forms
 * are fetched once somebody reaches for them.
 */
export function AccountEntry() {
  const { session, showToast } = useAccountPorts();
  const { person } = useSession(session);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const signsOut = useRef(false);
  useGreeting(person && firstName(person), isOpen, () => {
    // Shown to whoever pressed for it; the other tabs, and a session that ended by itself, have it said alone.
    if (signsOut.current) showToast({ tone: 'success', title: signedOut });
    else announce(signedOut);
    signsOut.current = false;
  });
  const redirect = sameSitePath(useLocation().href);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const change = (next: boolean) => {
    setIsOpen(next);
    if (!next && session.state().status !== 'signed-in') tabInterruptedActions.drop();
  };
  const heed = useEffectEvent(open);
  useEffect(() => signInRequests.subscribe(() => heed()), []);
  return (
    <div ref={place} className="contents">
      {person ? (
        <AccountMenu person={person} onSignOut={() => (signsOut.current = true)} />
      ) : (
        <SignInLink redirect={redirect} onOpen={open} />
      )}
      {wasOpened && (
        <Suspense>
          <AccountModal open={isOpen} onOpenChange={change} redirect={redirect} />
        </Suspense>
      )}
    </div>
  );
}

/** Fetches the forms when somebody reaches for them; what fails is fetched again by the press. */
const prepare = (): void => void loadModal().catch(() => undefined);

interface SignInLinkProps {
  /** Where one is; nothing on the account's own screens, where the link leads to the page and opens nothing. */
  redirect: string | undefined;
  onOpen: () => void;
}

function SignInLink({ redirect, onOpen }: SignInLinkProps) {
  const { links } = useAccountPorts();
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event) || redirect === undefined) return;
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
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        Entrar
      </RouteLink>
    </LinkButton>
  );
}

const signedOut = 'Você saiu da sua conta.';

/** Says to those who do not see the header that somebody has signed in, and has told that they have signed out. */
function useGreeting(name: string | undefined, isOpen: boolean, onSignedOut: () => void): void {
  const leave = useEffectEvent(onSignedOut);
  const before = useRef({ name, isFirst: true });
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { name: last, isFirst } = before.current;
    before.current = { name, isFirst: false };
    const opened = wasOpen.current;
    wasOpen.current = isOpen;
    if (isFirst || last === name) return;
    if (name === undefined) leave();
    else if (opened) announce(`Você entrou. Olá, ${name}!`);
  }, [name, isOpen]);
}
