'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AccountPage } from '../account-page.tsx';
import { useAccountPorts } from '../ports.tsx';
import { sameSitePath } from '../same-site-path.ts';
import { useSession } from '../session/use-session.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { clearCurrentUser } from './queries.ts';

/**
 * Around a page of who is signed in. A session that ends while the page is open, here or in another tab, hides it and asks
 * to sign in again: what was typed is there afterwards, and nothing of one person is shown to another (S2, S18).
 */
export function AuthenticatedScope({ children }: { children: ReactNode }) {
  const { session } = useAccountPorts();
  const { status, person } = useSession(session);
  const isOver = status === 'signed-out' && session.isOver();
  const turn = useOnePerson(person?.id);
  return (
    <>
      {isOver && <SignInAgain />}
      <div key={turn} hidden={isOver}>
        {children}
      </div>
    </>
  );
}

function SignInAgain() {
  const redirect = sameSitePath(useLocation().href);
  return (
    <AccountPage
      title="Entre para continuar"
      intro="Sua sessão terminou. O que você digitou nesta página volta assim que você entrar."
    >
      {/* Signed in, the page behind it shows by itself. */}
      <SignInForm redirect={redirect} onDone={() => {}} />
    </AccountPage>
  );
}

/**
 * Loads the page anew once another person has signed in.
 *
 * @returns a number that is another for another person: nothing that one has typed stands there for the next.
 */
function useOnePerson(id: number | undefined): number {
  const [turn, setTurn] = useState(0);
  const queryClient = useQueryClient();
  const router = useRouter();
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined || shown.current === id) return;
    const isOther = shown.current !== undefined;
    shown.current = id;
    if (!isOther) return;
    clearCurrentUser(queryClient);
    setTurn((before) => before + 1);
    void router.invalidate();
  }, [id, queryClient, router]);
  return turn;
}
