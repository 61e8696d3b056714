'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { AccountPage } from '../account-page.tsx';
import { type SubmittedAccountForm, mapAccountError } from '../account-error/account-error.ts';
import { AccountForm, useAccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/account-field.tsx';
import { useBuildAddress } from '../navigation.tsx';
import { useAccountPorts } from '../ports.tsx';
import { deviceRecoveryReturn } from '../return-paths.ts';
import { sessionKey } from '../session/session-query.ts';

/** The stored path does not change while the page is open. */
const noSubscription = () => () => undefined;
const unknownOnServer = () => undefined;

export interface ResetPasswordScreenProps {
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** The password was changed without JavaScript. */
  isDone?: boolean | undefined;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
}

/** Target of the link in the recovery e-mail: the user chooses a new password (RT-23, S5). */
export function ResetPasswordScreen({ token, isDone = false, submitted }: ResetPasswordScreenProps) {
  const [outcome, setOutcome] = useState<'done' | 'dead-link'>();
  if (isDone || outcome === 'done') return <PasswordChanged />;
  if (token === undefined || outcome === 'dead-link' || submitted?.error.isDeadLink) {
    return <DeadLink isCutOff={token === undefined} />;
  }
  return (
    <AccountPage title="Escolha a nova senha" intro="Ela passa a valer em todos os seus aparelhos.">
      <ResetForm
        token={token}
        submitted={submitted}
        onDone={() => setOutcome('done')}
        onDeadLink={() => setOutcome('dead-link')}
      />
    </AccountPage>
  );
}

interface ResetFormProps {
  token: string;
  submitted: SubmittedAccountForm | undefined;
  onDone: () => void;
  onDeadLink: () => void;
}

function ResetForm({ token, submitted, onDone, onDeadLink }: ResetFormProps) {
  const { links, api } = useAccountPorts();
  const queryClient = useQueryClient();
  const buildAddress = useBuildAddress();
  const form = useAccountForm(submitted);
  return (
    <AccountForm
      form={form}
      label="Escolha a nova senha"
      action={buildAddress(links.resetPassword())}
      submitted={submitted}
      send={async ({ newPassword }) => {
        try {
          await api.POST('/v3/account/auth/reset-password', { body: { token, password: newPassword } });
        } catch (error) {
          if (!mapAccountError(error, navigator.onLine)?.isDeadLink) throw error;
          onDeadLink();
          return;
        }
        onDone();
        // The service has ended all sessions, including this device's.
        await queryClient.invalidateQueries({ queryKey: sessionKey });
      }}
    >
      <input type="hidden" name="token" value={token} />
      <PasswordField form={form} name="newPassword" label="Nova senha" />
      <SubmitButton size="large" wide>
        Salvar nova senha
      </SubmitButton>
    </AccountForm>
  );
}

/** Signing in leads back to the page where the e-mail was requested, if that was on this device. */
function PasswordChanged() {
  const { links } = useAccountPorts();
  const redirect = useSyncExternalStore(noSubscription, deviceRecoveryReturn.read, unknownOnServer);
  return (
    <AccountPage title="Senha alterada">
      <Text>
        Por segurança, encerramos os acessos em todos os aparelhos e, se você entrava com o Google, desligamos
        esse acesso. Entre com a nova senha.
      </Text>
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink {...links.signIn(redirect)}>Entrar</RouteLink>
      </LinkButton>
    </AccountPage>
  );
}

function DeadLink({ isCutOff }: { isCutOff: boolean }) {
  const { links } = useAccountPorts();
  return (
    <AccountPage title="Este link não funciona">
      <Text>
        {isCutOff
          ? 'O endereço está incompleto. Abra o link pela própria mensagem ou copie-o inteiro.'
          : 'Ele já foi usado ou passou de uma hora. Peça outro: chega em instantes.'}
      </Text>
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink {...links.recoverPassword()}>Pedir um novo link</RouteLink>
      </LinkButton>
    </AccountPage>
  );
}
