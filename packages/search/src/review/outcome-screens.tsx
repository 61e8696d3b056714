'use client';

import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Envelope, Drawing } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { useEffect } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useAddressOf } from '../route-link.tsx';
import { Link } from '@melhor-escola/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { sentReviewKey, reviewDraftStore } from './form/review-draft.ts';
import { ConfirmForm, SubmissionStage } from './submission-stage.tsx';

export interface ConfirmReviewScreenProps {
  slug: string;
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** Why the confirmation failed. */
  problem?: ConfirmProblem | undefined;
}

/** `link`: the link is dead; `later`: can be retried later. */
export interface ConfirmProblem {
  readonly kind: 'link' | 'later';
  readonly message: string;
}

/**
 * Target of the link in the e-mail. Opening it confirms nothing, because virus scanners open every link in an e-mail:
 * the button does, in a plain form.
 */
export function ConfirmReviewScreen({ slug, token, problem }: ConfirmReviewScreenProps) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  return (
    <SubmissionStage
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
            <ConfirmForm action={addressOf(links.confirmReview(slug))} token={token}>
              Confirmar avaliação
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

/** Shown after submission: the review is not public until its author follows the link in the e-mail. */
export function ReviewThanksScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const email = useQueryClient().getQueryData<string>(sentReviewKey(slug));
  useEffect(() => {
    // The form may have been submitted without JavaScript after a draft was stored.
    reviewDraftStore(slug).clear();
  }, [slug]);
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title="Falta só confirmar pelo e-mail">
      {() => (
        <>
          <Text>
            Enviamos um link para{' '}
            {email === undefined ? (
              'o e-mail que você informou'
            ) : (
              <strong className="font-semibold wrap-anywhere">{email}</strong>
            )}
            . Abra a mensagem e toque em “Confirmar avaliação”: em seguida ela aparece na página da escola. O
            link vale por 7 dias.
          </Text>
          <div className="flex flex-col gap-2">
            <Text weight="strong">A mensagem não chegou?</Text>
            <ul className="flex list-disc flex-col gap-1 ps-5 [&>::marker]:text-brand">
              <li>Espere uns minutos e olhe também no spam ou no lixo eletrônico.</li>
              <li>
                Confira o endereço. Se estava errado,{' '}
                <Link asChild>
                  <RouteLink to={links.rateSchool(slug)}>envie a avaliação de novo</RouteLink>
                </Link>
                .
              </li>
              <li>
                Se você já tinha uma avaliação publicada nesta escola, é ela que vale, e não enviamos outro
                link.
              </li>
            </ul>
          </div>
          <LinkButton asChild>
            <RouteLink to={links.school(slug)}>Voltar à página da escola</RouteLink>
          </LinkButton>
        </>
      )}
    </SubmissionStage>
  );
}

/** Shown after confirmation: the review is public. */
export function ReviewConfirmedScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const addressOf = useAddressOf();
  return (
    <SubmissionStage slug={slug} drawing={<ReportCard />} title="Sua avaliação está publicada">
      {() => (
        <>
          <Text>
            Obrigado. A sua é uma das avaliações com que outras famílias vão decidir se esta é a escola certa
            para os filhos.
          </Text>
          {/* A full page load: the browser may have cached the reviews without this one. */}
          <LinkButton variant="primary" href={addressOf(links.school(slug))}>
            Ver na página da escola
          </LinkButton>
        </>
      )}
    </SubmissionStage>
  );
}

/** Drawing of a sheet of paper with stars and a tick, for a published review. */
function ReportCard() {
  return (
    <Drawing>
      <path d="M26 8h56v80H26z" className="fill-card" />
      <path d="M40 24l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1zM56 30h16M56 38h10M36 56h36M36 66h26" />
      <path d="M70 74l10 10 22-26" strokeWidth="4" />
    </Drawing>
  );
}
