import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import type { ConfirmProblem } from '../review/outcome-screens.tsx';
import { ConfirmForm, SubmissionStage } from '../review/submission-stage.tsx';
import { RouteLink, useAddressOf } from '../route-link.tsx';

export interface ConfirmQuestionProps {
  slug: string;
  /** Token of the link in the e-mail. */
  token: string;
  /** Why the confirmation failed. */
  problem?: ConfirmProblem | undefined;
}

/**
 * Target of the link in the e-mail. Opening it confirms nothing, because virus scanners open every link in an e-mail:
 * the button does, in a plain form.
 */
export function ConfirmQuestion({ slug, token, problem }: ConfirmQuestionProps) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  return (
    <SubmissionStage
      slug={slug}
      drawing={<Envelope />}
      title={problem?.kind === 'link' ? 'Este link não funciona' : 'Confirme sua pergunta'}
    >
      {() =>
        problem?.kind === 'link' ? (
          <DeadLink slug={slug} reason={problem.message} />
        ) : (
          <>
            {problem && <Alert tone="danger" title={problem.message} />}
            <Text>
              Foi você quem fez uma pergunta a esta escola? Ao confirmar, seu nome e a pergunta passam a
              aparecer na página dela. Avisamos por e-mail quando houver resposta.
            </Text>
            <ConfirmForm action={addressOf(links.questions(slug))} token={token}>
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
