'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { useSentSubmission } from '../submission/draft.ts';
import { SentTo, SubmissionStage } from '../submission/submission-stage.tsx';

/** Shown after submission: who answers, and how to change the request. */
export function VisitRequestedScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const email = useSentSubmission('visit', slug);
  return (
    <SubmissionStage slug={slug} drawing={<Envelope />} title="Pedido recebido">
      <Text>
        Enviamos uma cópia para <SentTo email={email} fallback="o endereço que você informou" />, com os
        horários para a sua agenda e um link para mudar ou cancelar. Ela diz também quem passa o pedido à
        escola.
      </Text>
      <div className="flex flex-col gap-2">
        <Text weight="strong">A mensagem não chegou?</Text>
        <ul className="flex list-disc flex-col gap-1 ps-5 [&>::marker]:text-brand">
          <li>Espere uns minutos e olhe também no spam ou no lixo eletrônico.</li>
          <li>
            Confira o endereço. Se estava errado,{' '}
            <Link asChild>
              <RouteLink to={links.visit(slug)}>faça o pedido de novo</RouteLink>
            </Link>
            .
          </li>
        </ul>
      </div>
      <LinkButton asChild>
        <RouteLink to={links.school(slug)}>Voltar à página da escola</RouteLink>
      </LinkButton>
    </SubmissionStage>
  );
}
