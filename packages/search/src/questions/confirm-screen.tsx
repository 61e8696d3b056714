'use client';

import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import type { ConfirmProblem } from '../review/outcome-screens.tsx';
import { ConfirmForm, SubmissionStage } from '../review/submission-stage.tsx';
import { RouteLink, useAddressOf } from '../route-link.tsx';

export interface ConfirmQuestionScreenProps {
  slug: string;
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** Why the confirmation failed. */
  problem?: ConfirmProblem | undefined;
}

/**
 * Target of the link in the e-mail. Opening it confirms nothing, because virus scanners open every link in an e-mail:
 * the button does, in a plain form.
 */
export function ConfirmQuestionScreen({ slug, token, problem }: ConfirmQuestionScreenProps) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  const isDead = token === undefined || problem?.kind === 'link';
  return (
    <SubmissionStage
      slug={slug}
      drawing={<Envelope />}
      title={isDead ? 'Este link não funciona' : 'Confirme sua pergunta'}
    >
      {() =>
        isDead ? (
          <DeadLink
            slug={slug}
            reason={
              problem?.message ??
              'O endereço está incompleto. Abra o link pela própria mensagem ou copie-o inteiro.'
            }
          />
        ) : (
          <>
            {problem && <Alert tone="danger" title={problem.message} />}
            <Text>
              Foi você quem fez uma pergunta a esta escola? Ao confirmar, seu nome e a pergunta passam a
              aparecer na página dela. Avisamos por e-mail quando houver resposta.
            </Text>
            <ConfirmForm action={addressOf(links.confirmQuestion(slug))} token={token}>
              Confirmar pergunta
            </ConfirmForm>
            <Text size="small" tone="soft">
              Não foi você? Feche esta página: sem a confirmação, nada é publicado, e em 7 dias tudo é
              apagado.
            </Text>
          </>
        )
      }
    </SubmissionStage>
  );
}

function DeadLink({ slug, reason }: { slug: string; reason: string }) {
  const { links } = useSearchPorts();
  return (
    <>
      <Text>{reason}</Text>
      <Text>
        Se você já confirmou, não precisa fazer mais nada: sua pergunta está na página da escola. Se ainda
        não, envie a pergunta de novo e use o link da mensagem mais recente.
      </Text>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" asChild>
          <RouteLink to={links.questions(slug)}>Ver as perguntas</RouteLink>
        </LinkButton>
        <LinkButton asChild>
          <RouteLink to={{ ...links.questions(slug), hash: 'perguntar' }}>Perguntar de novo</RouteLink>
        </LinkButton>
      </div>
    </>
  );
}
