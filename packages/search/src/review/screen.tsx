'use client';

import { Text } from '@melhor-escola/ui/text';
import { Link } from '@melhor-escola/ui/link';
import { useSearchPorts } from '../ports.tsx';
import { useBuildAddress, RouteLink } from '../route-link.tsx';
import { useSchool } from '../school/use-school.ts';
import { SubmissionPage } from '../submission/submission-page.tsx';
import { ReviewForm } from './form/review-form.tsx';
import type { SubmittedReviewForm } from './form/review-values.ts';

export interface ReviewScreenProps {
  slug: string;
  /** The form that was submitted without JavaScript and rejected. */
  submitted?: SubmittedReviewForm | undefined;
  /** When the page was rendered, in ms since 1970. */
  startedAt: number;
}

/** The page to review a school (RT-04). Reads what `loadSchool` has fetched. */
export function ReviewScreen({ slug, submitted, startedAt }: ReviewScreenProps) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  return (
    <SubmissionPage
      school={useSchool(slug)}
      label="Avaliar"
      title="Avalie a escola"
      rules={rules}
      more={
        <Text size="small">
          <Link asChild>
            <RouteLink to={links.terms('avaliacoes')}>Regras das avaliações</RouteLink>
          </Link>
        </Text>
      }
    >
      <ReviewForm
        slug={slug}
        action={buildAddress(links.rateSchool(slug))}
        submitted={submitted}
        startedAt={startedAt}
      />
    </SubmissionPage>
  );
}

/** What happens to a review after submission. */
const rules = [
  'Enviamos um link ao seu e-mail. A avaliação só aparece depois que você confirmar por ele, em até 7 dias.',
  'Aparecem seu nome, sua relação com a escola, as notas e o depoimento. O e-mail, não.',
  'Cada e-mail avalia uma escola uma vez. Elogio ou crítica, a avaliação vale o mesmo: ninguém paga para mudar isso.',
  'A escola pode responder. Quem lê pode denunciar: três denúncias tiram a avaliação do ar até alguém da equipe conferir.',
];
