'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { ReportCard } from './report-card.tsx';
import { ReviewStage } from './review-stage.tsx';

/** The end of it: the review is public. */
export function ReviewConfirmedScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  return (
    <ReviewStage slug={slug} drawing={<ReportCard />} title="Sua avaliação está publicada">
      {() => (
        <>
          <Text>
            Obrigado. A sua é uma das avaliações com que outras famílias vão decidir se esta é a escola certa
            para os filhos.
          </Text>
          <LinkButton variant="primary" asChild>
            <RouteLink to={links.school(slug)}>Ver na página da escola</RouteLink>
          </LinkButton>
        </>
      )}
    </ReviewStage>
  );
}
