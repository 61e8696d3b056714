'use client';

import { readContent } from '@melhor-escola/api-client/api';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { SubmitButton } from '@melhor-escola/ui/form';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountPage } from '../account-page.tsx';
import type { SubmittedAccountForm } from '../account-error/account-error.ts';
import { AccountForm, useAccountForm } from '../form/account-form.tsx';
import { EmailInput, ForgottenPasswordHint, PasswordField } from '../form/account-field.tsx';
import { useBuildAddress } from '../navigation.tsx';
import { useAccountPorts } from '../ports.tsx';

type ConfirmEmailOutcome = 'sent' | 'confirmed' | 'replaced';

const outcomes: ReadonlyMap<string | undefined, ConfirmEmailOutcome> = new Map([
  ['enviado', 'sent'],
  ['confirmado', 'confirmed'],
  ['trocado', 'replaced'],
]);

/** The outcome that the URL's `situacao` names; `undefined` for any other value. */
export const confirmEmailOutcome = (situacao: string | undefined) => outcomes.get(situacao);

export interface ConfirmEmailScreenProps {
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** The result of a form that was submitted without JavaScript. */
  outcome?: ConfirmEmailOutcome | undefined;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAccountForm | undefined;
}

/**
 * Target of the link in the welcome e-mail. Opening it confirms nothing, because virus scanners open every link in an
 * e-mail: the button does, in a plain form. On a device without a session of the account, the password is requested next.
 */
export function ConfirmEmailScreen({ token, outcome, submitted }: ConfirmEmailScreenProps) {
  if (outcome === 'confirmed') return <Confirmed />;
  if (outcome === 'replaced') return <Replaced />;
  if (outcome === 'sent') {
    return (
      <AccountPage title="Confira seu e-mail">
        <Envelope />
        <Text>
          Se houver uma conta com este e-mail ainda sem confirmação, em instantes chega um novo link. Olhe
          também a caixa de spam.
        </Text>
      </AccountPage>
    );
  }
  if (token === undefined || submitted?.error.isDeadLink) {
    return <DeadLink isCutOff={token === undefined && submitted === undefined} submitted={submitted} />;
  }
  return (
    <AccountPage title="Confirme seu e-mail">
      {submitted?.error.form !== undefined && <Rejected reason={submitted.error.form} />}
      <Text>É por ele que avisamos das suas reservas e que você recupera a senha.</Text>
      <ConfirmForm token={token} submitted={submitted} />
      <Text tone="soft">
        Não criou uma conta nem trocou o e-mail dela? Feche esta página: sem a confirmação, o e-mail não fica
        ligado a nada.
      </Text>
    </AccountPage>
  );
}

/** A plain form even with JavaScript, which only prevents a second submission, because the link works once. */
function ConfirmForm({ token, submitted }: { token: string; submitted: SubmittedAccountForm | undefined }) {
  const { links } = useAccountPorts();
  const buildAddress = useBuildAddress();
  const form = useAccountForm(submitted);
  const [isSent, setIsSent] = useState(false);
  return (
    <form
      method="post"
      action={buildAddress(links.confirmEmail())}
      className="flex flex-col gap-5"
      onSubmit={() => setIsSent(true)}
    >
      <input type="hidden" name="token" value={token} />
      {submitted?.error.fields?.password !== undefined && (
        <div className="flex flex-col gap-2">
          <PasswordField form={form} name="password" label="Senha da conta" />
          <ForgottenPasswordHint />
        </div>
      )}
      <Button type="submit" variant="primary" size="large" wide loading={isSent}>
        Confirmar meu e-mail
      </Button>
    </form>
  );
}

function Confirmed() {
  const { links } = useAccountPorts();
  return (
    <AccountPage title="E-mail confirmado">
      <Text>Obrigado. Sua conta está pronta.</Text>
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink {...links.home()}>Procurar bolsas</RouteLink>
      </LinkButton>
      <Text>
        É de uma escola? Siga no{' '}
        <Link asChild>
          <RouteLink {...links.schoolPanel()}>painel da escola</RouteLink>
        </Link>
        .
      </Text>
    </AccountPage>
  );
}

function Replaced() {
  const { links } = useAccountPorts();
  return (
    <AccountPage title="E-mail trocado">
      <Text>
        A partir de agora, você entra com o novo e-mail, e é para ele que escrevemos. Por segurança,
        encerramos as outras sessões da sua conta e, se você entrava com o Google, desligamos esse acesso.
      </Text>
      <Text size="small" tone="soft">
        O protocolo desta correção está em{' '}
        <Link asChild>
          <RouteLink {...links.privacyPanel()}>Privacidade e dados</RouteLink>
        </Link>
        .
      </Text>
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink {...links.profile()}>Ir para Minha conta</RouteLink>
      </LinkButton>
    </AccountPage>
  );
}

function Rejected({ reason }: { reason: string }) {
  const { links } = useAccountPorts();
  return (
    <Alert
      tone="danger"
      title={reason}
      action={
        <LinkButton size="small" asChild>
          <RouteLink {...links.signIn()}>Entrar</RouteLink>
        </LinkButton>
      }
    />
  );
}

function DeadLink({
  isCutOff,
  submitted,
}: {
  isCutOff: boolean;
  submitted: SubmittedAccountForm | undefined;
}) {
  return (
    <AccountPage title="Este link não funciona">
      <Text>
        {isCutOff
          ? 'O endereço está incompleto. Abra o link pela própria mensagem ou copie-o inteiro.'
          : 'Ele já foi usado ou passou dos 7 dias.'}
      </Text>
      <Text>Se você já confirmou, não precisa fazer mais nada. Se ainda não, peça outro link:</Text>
      <ResendForm submitted={submitted} />
    </AccountPage>
  );
}

interface ResendFormProps {
  /** What the server rejected, if this page answers a submitted form. */
  submitted: SubmittedAccountForm | undefined;
}

/** Requests another link to confirm an e-mail. The response is the same for every e-mail (S4). */
function ResendForm({ submitted }: ResendFormProps) {
  const { links, api } = useAccountPorts();
  const buildAddress = useBuildAddress();
  const own = submitted?.error.isDeadLink ? undefined : submitted;
  const form = useAccountForm(own);
  const [message, setMessage] = useState<string>();
  return (
    <>
      <AccountForm
        form={form}
        label="Pedir outro link"
        action={buildAddress(links.confirmEmail())}
        submitted={own}
        send={async ({ email }) => {
          setMessage(undefined);
          const call = api.POST('/v3/account/auth/resend-confirmation', { body: { email } });
          setMessage((await readContent(call)).message);
        }}
      >
        <input type="hidden" name="again" value="1" />
        <EmailInput form={form} />
        <SubmitButton size="large" wide>
          Enviar novo link
        </SubmitButton>
      </AccountForm>
      {message !== undefined && <Alert tone="success" live title={message} />}
    </>
  );
}
