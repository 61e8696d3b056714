'use client';

import { MAX_SAVED_SEARCHES } from '@melhor-escola/domain/search-defaults';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { BlankPage, Envelope } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountPage } from '../account-page.tsx';
import { useAccountPorts } from '../ports.tsx';
import type { ConfirmAlertProblem } from './confirm-alert-form.ts';

export interface ConfirmAlertScreenProps {
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** What the confirmation has done: the alerts have begun, or are a saved search of the account with this address. */
  outcome?: 'begun' | 'in-account' | undefined;
  /** Why the form failed. */
  problem?: ConfirmAlertProblem | undefined;
}

/**
 * Target of the link in the e-mail that asks to confirm alerts without an account (product 8). Opening it confirms nothing, because
 * virus scanners open every link: the button does, in a plain form.
 */
export function ConfirmAlertScreen({ token, outcome, problem }: ConfirmAlertScreenProps) {
  if (outcome !== undefined) return <Confirmed isInAccount={outcome === 'in-account'} />;
  if (token === undefined || problem === 'link') return <DeadLink isCutOff={token === undefined} />;
  return (
    <AccountPage title="Confirme os avisos">
      <Envelope />
      {problem !== undefined && <Alert tone="danger" title={problemTexts[problem]} />}
      <Text>
        Você recebe um e-mail quando aparecer uma bolsa nova, um preço baixar ou uma vaga reabrir, no máximo
        uma vez por dia. Cada e-mail tem um link para parar.
      </Text>
      <ConfirmForm token={token} />
      <Text size="small" tone="soft">
        Não foi você? Feche esta página: sem a confirmação, nenhum aviso é enviado, e em 48 horas apagamos o
        seu e-mail.
      </Text>
    </AccountPage>
  );
}

const problemTexts: Readonly<Record<Exclude<ConfirmAlertProblem, 'link'>, string>> = {
  later: 'Não conseguimos confirmar agora. O link continua valendo: tente de novo em alguns minutos.',
  full: `Este e-mail já tem ${MAX_SAVED_SEARCHES} buscas com avisos, o máximo. Pare os avisos de uma delas, pelo link em um e-mail dela ou em Minha conta, e confirme de novo.`,
};

/** A plain form even with JavaScript, which only prevents a second submission. Posts to its own URL, so that the response still has the token. */
function ConfirmForm({ token }: { token: string }) {
  const [isSent, setIsSent] = useState(false);
  return (
    <form method="post" onSubmit={() => setIsSent(true)}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="large" wide loading={isSent}>
        Confirmar avisos
      </Button>
    </form>
  );
}

function Confirmed({ isInAccount }: { isInAccount: boolean }) {
  const { links } = useAccountPorts();
  return (
    <AccountPage title="Avisos confirmados">
      <Text>
        {isInAccount
          ? 'Esta busca agora está salva na conta que tem este e-mail. Em Minha conta você muda ou para os avisos.'
          : 'Escrevemos quando houver novidade. Os avisos valem por um ano, e cada e-mail tem um link para parar.'}
      </Text>
      <LinkButton variant="primary" size="large" asChild>
        <RouteLink {...(isInAccount ? links.profile() : links.results())}>
          {isInAccount ? 'Ver em Minha conta' : 'Buscar bolsas'}
        </RouteLink>
      </LinkButton>
    </AccountPage>
  );
}

function DeadLink({ isCutOff }: { isCutOff: boolean }) {
  const { links } = useAccountPorts();
  return (
    <AccountPage title="Este link não funciona">
      <BlankPage />
      <Text>
        {isCutOff
          ? 'O endereço está incompleto. Abra o link pela própria mensagem ou copie-o inteiro.'
          : 'Ele já foi usado ou passou das 48 horas.'}
      </Text>
      <Text>
        Se você já confirmou, não precisa fazer mais nada. Se ainda não, peça os avisos de novo na página da
        busca ou da escola.
      </Text>
      <LinkButton asChild>
        <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </AccountPage>
  );
}
