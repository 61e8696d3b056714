'use client';

import { AccountPage, AlreadySignedIn } from '../account-page.tsx';
import type { AuthScreenProps } from '../sign-in/screen.tsx';
import { useRedirectAfterLogin } from '../navigation.tsx';
import { RegisterForm } from './register-form.tsx';

/** The page to create an account (RT-23). */
export function RegisterScreen({ redirect, submitted }: AuthScreenProps) {
  const redirectAfterLogin = useRedirectAfterLogin();
  return (
    <AccountPage title="Criar conta" intro="É de graça e leva um minuto.">
      <AlreadySignedIn redirect={redirect} />
      <RegisterForm redirect={redirect} submitted={submitted} onDone={() => redirectAfterLogin(redirect)} />
    </AccountPage>
  );
}
