import { Button } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Text } from '@melhor-escola/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountAttempt } from '../form/account-attempt.ts';
import { AccountForm } from '../form/account-form.tsx';
import { AccountWay } from '../form/account-way.tsx';
import { EmailInput } from '../form/email-input.tsx';
import type { AccountFormOptions } from '../form/form-ways.ts';
import { RedirectField } from '../form/redirect-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useAddressOf } from '../form/use-address-of.ts';
import { useAccountPorts } from '../ports.tsx';
import { recoverPasswordMutation } from '../session/mutations.ts';
import { MailSent } from './mail-sent.tsx';
import { deviceRecoveryWay } from './recovery-way.ts';

export interface RecoverPasswordFormProps extends AccountFormOptions {
  /** What the server could not take, if this page is the answer to that. */
  attempt?: AccountAttempt | undefined;
}

/** Asks for the mail by which a new password is chosen (RT-23). Its answer is the same for every e-mail (S4). */
export function RecoverPasswordForm({ redirect, email, attempt, onGo }: RecoverPasswordFormProps) {
  const { links, session } = useAccountPorts();
  const { mutateAsync: recoverPassword } = useMutation(recoverPasswordMutation(session));
  const addressOf = useAddressOf();
  const form = useAccountForm(attempt, email);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <MailSent email={sentTo}>
        <Button onClick={() => setSentTo(undefined)}>Usar outro e-mail ou enviar de novo</Button>
      </MailSent>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Text tone="soft">
        Informe o e-mail da sua conta. Enviamos para ele um link para você escolher outra senha.
      </Text>
      <AccountForm
        form={form}
        label="Criar uma nova senha"
        action={addressOf(links.recoverPassword(redirect))}
        attempt={attempt}
        send={async (values) => {
          await recoverPassword(values.email);
          deviceRecoveryWay.keep(redirect);
          setSentTo(values.email);
        }}
      >
        <RedirectField redirect={redirect} />
        <EmailInput form={form} autoComplete="username" />
        <SubmitButton size="large" wide>
          Enviar link
        </SubmitButton>
      </AccountForm>
      <Text className="text-center">
        Lembrou da senha?{' '}
        <AccountWay
          to={links.signIn(redirect)}
          onGo={onGo && (() => onGo('sign-in', form.getValues('email')))}
        >
          Entrar
        </AccountWay>
      </Text>
    </div>
  );
}
