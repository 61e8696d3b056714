'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AccountPage } from '../account-page.tsx';
import { sameSitePath } from '@melhor-escola/domain/same-site-path';
import { useSession } from '../session/use-session.ts';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { clearCurrentUser } from './queries.ts';

/**
 * Wraps a page of the current user. If the session ends while the page is open, here or in another tab, it hides the
 * page and asks to sign in again. Typed text is still there afterwards, and no data of one user is shown to another
 * (S2, S18).
 */
export function AuthenticatedScope({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const isSignedOut = status === 'signed-out';
  const userCount = useUserCount(user?.id);
  return (
    <>
      {isSignedOut && <SignInAgain />}
      <div key={userCount} hidden={isSignedOut}>
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
      {/* After signing in, the page behind it appears by itself. */}
      <SignInForm redirect={redirect} onDone={() => {}} />
    </AccountPage>
  );
}

/**
 * Reloads the data of the page when another user has signed in.
 *
 * @returns how many other users have signed in so far. Used as a key, it keeps typed text from the next user.
 */
function useUserCount(id: number | undefined): number {
  const [count, setCount] = useState(0);
  const queryClient = useQueryClient();
  const router = useRouter();
  const shown = useRef(id);
  useEffect(() => {
    if (id === undefined || shown.current === id) return;
    const isOther = shown.current !== undefined;
    shown.current = id;
    if (!isOther) return;
    clearCurrentUser(queryClient);
    setCount((before) => before + 1);
    void router.invalidate();
  }, [id, queryClient, router]);
  return count;
}
