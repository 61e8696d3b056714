'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';
import { Drawing } from '@melhor-escola/ui/drawing';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
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
