'use client';

import { LinkButton } from '@melhor-escola/ui/button';
import { Envelope } from '@melhor-escola/ui/drawing';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { sentReviewKey, reviewDraftStore } from './form/review-draft.ts';
import { ReviewStage } from './review-stage.tsx';

/** After the form was sent: it is not public before its author follows the link of the mail. */
export function ReviewThanksScreen({ slug }: { slug: string }) {
  const { links } = useSearchPorts();
  const email = useQueryClient().getQueryData<string>(sentReviewKey(slug));
  useEffect(() => {
    // Sent without scripts, after they had kept a draft.
    reviewDraftStore(slug).clear();
  }, [slug]);
  return (
    <ReviewStage slug={slug} drawing={<Envelope />} title="Falta só confirmar pelo e-mail">
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
            <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-brand">
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
    </ReviewStage>
  );
}
