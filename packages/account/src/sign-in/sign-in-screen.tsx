'use client';

import { AccountPage } from '../account-page.tsx';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import type { AccountAttempt } from '../form/account-attempt.ts';
import { useGoOn } from '../use-go-on.ts';
import { PlainSignOut } from './plain-sign-out.tsx';
import { SignInForm } from './sign-in-form.tsx';

export interface EntryScreenProps {
  /** Where to go on afterwards, from `sameSitePath`. */
  redirect?: string | undefined;
  /** What the server could not take, if this page is the answer to that. */
  attempt?: AccountAttempt | undefined;
}

/** The page to sign in (RT-23). */
export function SignInScreen({ redirect, attempt }: EntryScreenProps) {
  const goOn = useGoOn();
  return (
    <AccountPage
      title="Entrar"
      intro="Acompanhe suas reservas, escolas favoritas e buscas em qualquer aparelho."
    >
      <AlreadySignedIn redirect={redirect} />
      <SignInForm redirect={redirect} attempt={attempt} onDone={() => goOn(redirect)} />
      <PlainSignOut />
    </AccountPage>
  );
}
