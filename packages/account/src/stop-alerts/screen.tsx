'use client';

import type { LinkProblem } from '@melhor-escola/api-client/posted-form';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { BlankPage } from '@melhor-escola/ui/drawing';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAccountPorts } from '../ports.tsx';

/** What the e-mails are about: a saved search, alerts without an account, or a school that the person looks after in the panel. */
export type StoppedAlerts = 'search' | 'address' | 'school';

export interface StopAlertsScreenProps {
  /** @default 'search' */
  of?: StoppedAlerts | undefined;
  /** From the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** The alerts have been stopped. */
  isStopped?: boolean | undefined;
  /** Why the form failed. */
  problem?: LinkProblem | undefined;
}

/**
 * Target of the link in the e-mails about a saved search (product 8), with or without an account, and about a school. Opening it changes nothing, because virus scanners open every link:
 * the alerts are stopped by submitting its form.
 */
export function StopAlertsScreen({
  of = 'search',
  token,
  isStopped = false,
  problem,
}: StopAlertsScreenProps) {
  const { question, effect, stopped, repeated } = texts[of];
  if (isStopped) {
    return (
      <Page title="Os avisos pararam">
        <Text>{stopped}</Text>
        {of !== 'school' && <ToResults />}
      </Page>
    );
  }
  if (token === undefined || problem === 'link') {
    return (
      <Page title="Este link não funciona" drawing={<BlankPage />}>
        <Text>
          {token === undefined
            ? 'O endereço está incompleto. Abra o link pela própria mensagem ou copie-o inteiro.'
            : 'Ele é antigo demais ou não vale mais.'}
        </Text>
        <Text>{repeated}</Text>
        {of !== 'school' && <ToResults />}
      </Page>
    );
  }
  return (
    <Page title={question}>
      {problem === 'later' && (
        <Alert
          tone="danger"
          title="Não conseguimos parar os avisos agora. O link continua valendo: tente de novo em alguns minutos."
        />
      )}
      <Text>{effect}</Text>
      {/* Posts to its own URL, so that the response still has the token. */}
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" size="large">
          Parar os avisos
        </Button>
      </form>
    </Page>
  );
}

const texts = {
  search: {
    question: 'Parar os avisos desta busca?',
    effect:
      'Você deixa de receber por e-mail as bolsas novas desta busca. As outras buscas que você salvou não mudam.',
    stopped:
      'Não vamos mais escrever sobre as novidades desta busca. Ela continua salva na sua conta, e lá você pode voltar a receber os avisos quando quiser.',
    repeated:
      'Se você já parou os avisos desta busca, não precisa fazer mais nada. Se eles continuam chegando, use o link da mensagem mais recente.',
  },
  address: {
    question: 'Parar estes avisos?',
    effect:
      'Você deixa de receber por e-mail as novidades desta busca, e apagamos o seu e-mail com ela. Outros avisos que você pediu não mudam.',
    stopped:
      'Não vamos mais escrever sobre as novidades desta busca. Apagamos o aviso e o seu e-mail dele; se ele já é uma busca salva da sua conta, ela continua lá.',
    repeated:
      'Se você já parou estes avisos, não precisa fazer mais nada. Se eles continuam chegando, use o link da mensagem mais recente.',
  },
  school: {
    question: 'Parar estes avisos da escola?',
    effect:
      'Você deixa de receber e-mails como este sobre esta escola: o resumo da manhã, ou os avisos na hora. O outro tipo, outras escolas e as outras pessoas da equipe não mudam.',
    stopped:
      'Não vamos mais enviar e-mails como aquele sobre esta escola. No painel dela, em “Pessoas”, você pode voltar a recebê-los quando quiser.',
    repeated:
      'Se você já parou estes avisos, ou não cuida mais da escola, não precisa fazer mais nada. Se eles continuam chegando, use o link da mensagem mais recente.',
  },
} as const satisfies Readonly<Record<StoppedAlerts, object>>;

interface PageProps {
  title: string;
  drawing?: ReactNode;
  children: ReactNode;
}

function Page({ title, drawing, children }: PageProps) {
  return (
    <PageWidth className="py-10 sm:py-16">
      <div className="flex max-w-prose flex-col items-start gap-5">
        {drawing}
        <Heading level={1} size="large">
          {title}
        </Heading>
        {children}
      </div>
    </PageWidth>
  );
}

function ToResults() {
  const { links } = useAccountPorts();
  return (
    <LinkButton asChild>
      <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
    </LinkButton>
  );
}
