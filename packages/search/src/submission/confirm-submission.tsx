import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import { useState } from 'react';
import { RouteLink } from '../route-link.tsx';
import { SubmissionStage } from './submission-stage.tsx';

/** Why a confirmation failed. `link`: the link is dead; `later`: can be retried later. */
export interface ConfirmProblem {
  readonly kind: 'link' | 'later';
  readonly message: string;
}

export interface ConfirmSubmissionProps {
  slug: string;
  /** 'avaliação', a feminine noun. */
  noun: string;
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token: string | undefined;
  problem: ConfirmProblem | undefined;
  /** URL of its own page. */
  action: string;
  /** What the button does. */
  explanation: string;
  /** Where a dead link leads on: to what is published, and to the form. */
  published: NextStep;
  again: NextStep;
}

interface NextStep {
  readonly label: string;
  readonly to: LinkTarget;
}

const truncated = 'O endereço está incompleto. Abra o link pela própria mensagem ou copie-o inteiro.';

/**
 * Target of the link in the e-mail about a review or a question. Opening it confirms nothing, because virus scanners
 * open every link in an e-mail: the button does, in a plain form.
 */
export function ConfirmSubmission({ slug, token, problem, ...props }: ConfirmSubmissionProps) {
  const { noun, action, explanation } = props;
  if (token === undefined || problem?.kind === 'link')
    return <DeadLink slug={slug} reason={problem?.message ?? truncated} {...props} />;
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title={`Confirme sua ${noun}`}>
      {problem && <Alert tone="danger" title={problem.message} />}
      <Text>{explanation}</Text>
      <ConfirmForm action={action} token={token} button={`Confirmar ${noun}`} />
      <Text tone="soft">
        Não foi você? Feche esta página: sem a confirmação, nada é publicado, e em 7 dias tudo é apagado.
      </Text>
    </SubmissionStage>
  );
}

/** A plain form even with JavaScript, which only prevents a second submission, because the link works once. */
function ConfirmForm({ action, token, button }: { action: string; token: string; button: string }) {
  const [sent, setSent] = useState(false);
  return (
    <form method="post" action={action} onSubmit={() => setSent(true)}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="large" loading={sent}>
        {button}
      </Button>
    </form>
  );
}

type DeadLinkProps = Pick<ConfirmSubmissionProps, 'slug' | 'noun' | 'published' | 'again'> & {
  reason: string;
};

function DeadLink({ slug, noun, reason, published, again }: DeadLinkProps) {
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title="Este link não funciona">
      <Text>{reason}</Text>
      <Text>{`Se você já confirmou, não precisa fazer mais nada: sua ${noun} está na página da escola. Se ainda não, envie a ${noun} de novo e use o link da mensagem mais recente.`}</Text>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" asChild>
          <RouteLink to={published.to}>{published.label}</RouteLink>
        </LinkButton>
        <LinkButton asChild>
          <RouteLink to={again.to}>{again.label}</RouteLink>
        </LinkButton>
      </div>
    </SubmissionStage>
  );
}
