import { Button } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Text } from '@melhor-escola/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Envelope } from '@melhor-escola/ui/drawing';
import type { SubmittedAccountForm } from '../account-error/account-error.ts';
import {
  AccountForm,
  type AccountFormOptions,
  RedirectField,
  useAccountForm,
} from '../form/account-form.tsx';
import { EmailText } from '../email-text.tsx';
import { AuthLink, useBuildAddress } from '../navigation.tsx';
import { EmailInput } from '../form/account-field.tsx';
import { useAccountPorts } from '../ports.tsx';
import { recoverPasswordMutation } from '../session/mutations.ts';
import { deviceRecoveryReturn } from '../return-paths.ts';

export interface RecoverPasswordFormProps extends AccountFormOptions {
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
}

/** Requests the e-mail with the link to choose a new password (RT-23). The response is the same for every e-mail (S4). */
export function RecoverPasswordForm({ redirect, email, submitted, onSwitchView }: RecoverPasswordFormProps) {
  const { links, session } = useAccountPorts();
  const { mutateAsync: recoverPassword } = useMutation(recoverPasswordMutation(session));
  const buildAddress = useBuildAddress();
  const form = useAccountForm(submitted, email);
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
        action={buildAddress(links.recoverPassword(redirect))}
        submitted={submitted}
        send={async (values) => {
          await recoverPassword(values.email);
          deviceRecoveryReturn.persist(redirect);
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
        <AuthLink
          to={links.signIn(redirect)}
          onSwitchView={onSwitchView && (() => onSwitchView('sign-in', form.getValues('email')))}
        >
          Entrar
        </AuthLink>
      </Text>
    </div>
  );
}

/** Focuses new content, so that screen readers read it. */
const focus = (element: HTMLElement | null): void => element?.focus();

export interface MailSentProps {
  /** The recipient; absent on a page rendered without JavaScript, whose URL would contain it. */
  email?: string | undefined;
  children?: ReactNode;
}

/** Shown after the link was requested: where to look, and what to do if nothing arrives. */
export function MailSent({ email, children }: MailSentProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Envelope />
      <div ref={email === undefined ? undefined : focus} tabIndex={-1} className="flex flex-col gap-3">
        <Text className="font-semibold">
          Confira <span>{email === undefined ? 'seu e-mail' : <EmailText email={email} />}</span>
        </Text>
        <Text>
          Se houver uma conta com este e-mail, em instantes chega um link para criar uma nova senha. Ele vale
          por uma hora e funciona uma única vez.
        </Text>
        <Text tone="soft">
          Não chegou? Olhe a caixa de spam e veja se o endereço está escrito certo. Um link pedido há pouco
          continua valendo.
        </Text>
      </div>
      {children}
    </div>
  );
}
