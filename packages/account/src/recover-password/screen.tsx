'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Link as RouteLink } from '@tanstack/react-router';
import { AccountPage } from '../account-page.tsx';
import type { SubmittedAccountForm } from '../account-error/account-error.ts';
import { useAccountPorts } from '../ports.tsx';
import { MailSent, RecoverPasswordForm } from './recover-password-form.tsx';

export interface RecoverPasswordScreenProps {
  /** Path to return to after login, from `sameSitePath`. */
  redirect?: string | undefined;
  /** The e-mail was requested without JavaScript. */
  isSent?: boolean | undefined;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
}

/** The page to recover a password (RT-23). */
export function RecoverPasswordScreen({ redirect, isSent = false, submitted }: RecoverPasswordScreenProps) {
  const { links } = useAccountPorts();
  return (
    <AccountPage title="Criar uma nova senha">
      {isSent ? (
        <MailSent>
          <LinkButton asChild>
            <RouteLink {...links.recoverPassword(redirect)}>Usar outro e-mail ou enviar de novo</RouteLink>
          </LinkButton>
        </MailSent>
      ) : (
        <RecoverPasswordForm redirect={redirect} submitted={submitted} />
      )}
    </AccountPage>
  );
}
