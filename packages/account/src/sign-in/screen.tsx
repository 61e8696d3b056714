'use client';

import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useAccountPorts } from '../ports.tsx';
import { AccountPage, AlreadySignedIn } from '../account-page.tsx';
import type { SubmittedAccountForm } from '../account-error/account-error.ts';
import { useRedirectAfterLogin } from '../navigation.tsx';
import { SignInForm } from './sign-in-form.tsx';

export interface AuthScreenProps {
  /** Path to return to after login, from `sameSitePath`. */
  redirect?: string | undefined;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
}

/** The page to sign in (RT-23). */
export function SignInScreen({ redirect, submitted }: AuthScreenProps) {
  const redirectAfterLogin = useRedirectAfterLogin();
  return (
    <AccountPage
      title="Entrar"
      intro="Acompanhe suas reservas, escolas favoritas e buscas em qualquer aparelho."
    >
      <AlreadySignedIn redirect={redirect} />
      <SignInForm redirect={redirect} submitted={submitted} onDone={() => redirectAfterLogin(redirect)} />
      <PlainSignOut />
    </AccountPage>
  );
}

/** Sign-out for visitors without JavaScript, whose header cannot show that they are signed in. Renders a `<form>`. */
function PlainSignOut() {
  const { links } = useAccountPorts();
  return (
    <form
      method="post"
      action={links.signOut()}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-5 scripted:hidden"
    >
      <Text size="small" tone="soft">
        Já entrou neste aparelho?
      </Text>
      <Button type="submit" size="small">
        Sair da conta
      </Button>
    </form>
  );
}
