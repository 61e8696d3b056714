'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Envelope, Drawing } from '@melhor-escola/ui/drawing';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink, useBuildAddress } from '../route-link.tsx';
import { Link } from '@melhor-escola/ui/link';
import { ConfirmSubmission, type ConfirmProblem } from '../submission/confirm-submission.tsx';
import { useSentSubmission } from '../submission/draft.ts';
import { SentTo, SubmissionStage } from '../submission/submission-stage.tsx';

export interface ConfirmReviewScreenProps {
  slug: string;
  /** Token of the link in the e-mail; absent if the link was truncated. */
  token?: string | undefined;
  /** Why the confirmation failed. */
  problem?: ConfirmProblem | undefined;
}

/** Target of the link in the e-mail. */
export function ConfirmReviewScreen({ slug, token, problem }: ConfirmReviewScreenProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  return (
    <ConfirmSubmission
      slug={slug}
      noun="avaliação"
      token={token}
      problem={problem}
      action={buildAddress(links.confirmReview(slug))}
      explanation="Foi você quem escreveu uma avaliação desta escola? Ao confirmar, seu nome, as notas e o depoimento passam a aparecer na página da escola."
      published={{ label: 'Ver a página da escola', to: links.school(slug) }}
      again={{ label: 'Avaliar de novo', to: links.rateSchool(slug) }}
    />
  );
}

/** Shown after submission: the review is not public until its author follows the link in the e-mail. */
export function ReviewThanksScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const email = useSentSubmission('review', slug);
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title="Falta só confirmar pelo e-mail">
      <Text>
        Enviamos um link para <SentTo email={email} fallback="o e-mail que você informou" />. Abra a mensagem
        e toque em “Confirmar avaliação”: em seguida ela aparece na página da escola. O link vale por 7 dias.
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
            Se você já tinha uma avaliação publicada nesta escola, é ela que vale, e não enviamos outro link.
          </li>
        </ul>
      </div>
      <LinkButton asChild>
        <RouteLink to={links.school(slug)}>Voltar à página da escola</RouteLink>
      </LinkButton>
    </SubmissionStage>
  );
}

/** Shown after confirmation: the review is public. */
export function ReviewConfirmedScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  return (
    <SubmissionStage slug={slug} drawing={<ReportCard />} title="Sua avaliação está publicada">
      <Text>
        Obrigado. A sua é uma das avaliações com que outras famílias vão decidir se esta é a escola certa para
        os filhos.
      </Text>
      {/* A full page load: the browser may have cached the reviews without this one. */}
      <LinkButton variant="primary" href={buildAddress(links.school(slug))}>
        Ver na página da escola
      </LinkButton>
    </SubmissionStage>
  );
}

/** Drawing of a sheet of paper with stars and a tick, for a published review. */
function ReportCard() {
  return (
    <Drawing>
      <g transform="translate(-10)">
        <path d="M26 8h56v80H26z" className="fill-card" />
        <path d="M40 24l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1zM56 30h16M56 38h10M36 56h36M36 66h26" />
        <path d="M70 74l10 10 22-26" strokeWidth="4" />
      </g>
    </Drawing>
  );
}
