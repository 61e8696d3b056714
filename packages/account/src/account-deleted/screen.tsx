'use client';

import type { AccountDeletion } from '@melhor-escola/api-client/account';
import { LinkButton } from '@melhor-escola/ui/button';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { AccountPage } from '../account-page.tsx';
import { useAccountPorts } from '../ports.tsx';
import { completedDeletionKey, type CompletedDeletion, type ReviewsChoice } from '../privacy/queries.ts';

/** Focuses new content, so that screen readers read it. */
const focus = (element: HTMLElement | null): void => element?.focus();

/**
 * Shown after an account was deleted: the protocol number, what was deleted, and what must be kept by law. Public,
 * because there is no session any more; after a reload it refers to the e-mail.
 */
export function DeletedScreen() {
  const made = useQueryClient().getQueryData<CompletedDeletion>(completedDeletionKey);
  const { links } = useAccountPorts();
  return (
    <AccountPage title="Sua conta foi excluída">
      <div ref={made && focus} tabIndex={-1} className="flex flex-col gap-4">
        {made ? (
          <WhatWasDone {...made} />
        ) : (
          <Text>O protocolo e o que a lei manda guardar estão no e-mail de confirmação.</Text>
        )}
        <Text>Obrigado por ter procurado uma escola com a gente.</Text>
      </div>
      <LinkButton asChild>
        <RouteLink {...links.home()}>Ir para a página inicial</RouteLink>
      </LinkButton>
    </AccountPage>
  );
}

function WhatWasDone({ deletion, reviews }: CompletedDeletion) {
  const done = deletionSummary(deletion, reviews);
  return (
    <>
      <Text>
        Você saiu de todos os aparelhos. Anote o protocolo{' '}
        <strong className="font-semibold whitespace-nowrap tabular">{deletion.protocol}</strong>. Ele também
        vai no e-mail de confirmação.
      </Text>
      {done.length > 0 && <Text>{done.join(' ')}</Text>}
      <div className="flex flex-col gap-3">
        <Heading level={2} size="small">
          O que a lei manda guardar
        </Heading>
        <ul className="flex list-disc flex-col gap-3 ps-5">
          {keptData(deletion).map(({ what, why }) => (
            <li key={what} className="text-small">
              <span>{`${what}.`}</span> <span className="text-ink-soft">{`${why}.`}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Without paid scholarships, no scholarship data is kept. */
function keptData({ kept, keptOrders }: AccountDeletion): AccountDeletion['kept'] {
  return keptOrders === 0 ? kept.slice(1) : kept;
}

function deletionSummary(
  { cancelledOrders, reviews: count }: AccountDeletion,
  choice: ReviewsChoice,
): string[] {
  return [
    ...(cancelledOrders > 0
      ? [cancelledOrders === 1 ? '1 reserva foi cancelada.' : `${cancelledOrders} reservas foram canceladas.`]
      : []),
    ...(count > 0 ? [reviewsDone(count, choice)] : []),
  ];
}

function reviewsDone(count: number, choice: ReviewsChoice): string {
  if (choice === 'remove')
    return count === 1 ? '1 avaliação foi apagada.' : `${count} avaliações foram apagadas.`;
  return count === 1 ? '1 avaliação ficou sem o seu nome.' : `${count} avaliações ficaram sem o seu nome.`;
}
