'use client';

import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useAddressOf } from '../route-link.tsx';
import { ReviewStage } from './review-stage.tsx';

export interface ConfirmReviewScreenProps {
  slug: string;
  /** Of the link in the mail; absent when the link was cut off. */
  token?: string | undefined;
  /** Why pressing the button came to nothing. */
  problem?: ConfirmProblem | undefined;
}

/** `link`: it will never work again; `later`: it will, after a while. */
export interface ConfirmProblem {
  readonly kind: 'link' | 'later';
  readonly message: string;
}

/**
 * Where the link of the mail leads. It confirms nothing by being opened, since programs that look for viruses open every
 * link there is: the button does, in a plain form.
 */
export function ConfirmReviewScreen({ slug, token, problem }: ConfirmReviewScreenProps) {
  return (
    <ReviewStage
      slug={slug}
      drawing={<Envelope />}
      title={
        token === undefined || problem?.kind === 'link' ? 'Este link não funciona' : 'Confirme sua avaliação'
      }
    >
      {() =>
        token === undefined || problem?.kind === 'link' ? (
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
              Foi você quem escreveu uma avaliação desta escola? Ao confirmar, seu nome, as notas e o
              depoimento passam a aparecer na página da escola.
            </Text>
            <ConfirmForm slug={slug} token={token} />
            <Text size="small" tone="soft">
              Não foi você? Feche esta página: sem a confirmação, nada é publicado, e em 7 dias tudo é
              apagado.
            </Text>
          </>
        )
      }
    </ReviewStage>
  );
}

/** A plain form also with scripts: they only keep it from being sent twice, since the link works once. */
function ConfirmForm({ slug, token }: { slug: string; token: string }) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  const [sent, setSent] = useState(false);
  return (
    <form method="post" action={addressOf(links.confirmReview(slug))} onSubmit={() => setSent(true)}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" size="large" loading={sent}>
        Confirmar avaliação
      </Button>
    </form>
  );
}

function DeadLink({ slug, reason }: { slug: string; reason: string }) {
  const { links } = useSearchPorts();
  return (
    <>
      <Text>{reason}</Text>
      <Text>
        Se você já confirmou, não precisa fazer mais nada: sua avaliação está na página da escola. Se ainda
        não, envie a avaliação de novo e use o link da mensagem mais recente.
      </Text>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="primary" asChild>
          <RouteLink to={links.school(slug)}>Ver a página da escola</RouteLink>
        </LinkButton>
        <LinkButton asChild>
          <RouteLink to={links.rateSchool(slug)}>Avaliar de novo</RouteLink>
        </LinkButton>
      </div>
    </>
  );
}
