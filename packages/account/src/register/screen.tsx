'use client';

import { AccountPage } from '../account-page.tsx';
import { AlreadySignedIn } from '../already-signed-in.tsx';
import type { EntryScreenProps } from '../sign-in/screen.tsx';
import { useGoOn } from '../use-go-on.ts';
import { RegisterForm } from './register-form.tsx';

/** The page to open an account (RT-23). */
export function RegisterScreen({ redirect, attempt }: EntryScreenProps) {
  const goOn = useGoOn();
  return (
    <AccountPage title="Criar conta" intro="É de graça e leva um minuto.">
      <AlreadySignedIn redirect={redirect} />
      <RegisterForm redirect={redirect} attempt={attempt} onDone={() => goOn(redirect)} />
    </AccountPage>
  );
}
