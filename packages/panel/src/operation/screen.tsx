import type { Operation } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Card } from '@melhor-escola/ui/card';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Link } from '@melhor-escola/ui/link';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { type PanelLinks, usePanelPorts } from '../ports.tsx';
import { OperationPage } from './operation-page.tsx';
import { operationQuery } from './queries.ts';
import { waitingTime } from './waiting-time.ts';

interface Queue {
  readonly one: string;
  readonly many: string;
  readonly link: (links: PanelLinks) => LinkTarget;
}

/** Each queue, in the order of the navigation. */
const queues: Readonly<Record<keyof Operation, Queue>> = {
  texts: { one: 'texto a decidir', many: 'textos a decidir', link: (links) => links.moderation() },
  claims: {
    one: 'reivindicação de escola',
    many: 'reivindicações de escolas',
    link: (links) => links.claims(),
  },
  oversold: {
    one: 'reserva paga sem vaga',
    many: 'reservas pagas sem vaga',
    link: (links) => links.oversold(),
  },
  visits: {
    one: 'visita sem resposta',
    many: 'visitas sem resposta',
    link: (links) => links.unansweredVisits(),
  },
  unconfirmedSchools: {
    one: 'escola fora do último censo',
    many: 'escolas fora do último censo',
    link: (links) => links.unlisted(),
  },
  mails: { one: 'e-mail parado', many: 'e-mails parados', link: (links) => links.mails() },
};

/** What waits for our team, a row per queue with its oldest. */
export function OperationScreen() {
  const { api, links } = usePanelPorts();
  const { data, dataUpdatedAt } = useSuspenseQuery(operationQuery(api));
  const names = Object.keys(queues).filter((name): name is keyof Operation => name in data);
  const waiting = names.filter((name) => data[name].count > 0);
  return (
    <OperationPage title="Operação" intro="O que espera pela nossa equipe, em todas as escolas.">
      {waiting.length === 0 ? (
        <EmptyState title="Nada pendente">
          Denúncias, reivindicações, visitas sem resposta e o que mais precisar de nós aparecem aqui.
        </EmptyState>
      ) : (
        <ul aria-label="Filas" className="flex max-w-prose flex-col gap-3">
          {waiting.map((name) => {
            const { count, oldest } = data[name];
            const { one, many, link } = queues[name];
            return (
              <Card
                key={name}
                as="li"
                interactive
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
              >
                <Link asChild stretched tone="quiet">
                  <RouteLink
                    {...link(links)}
                  >{`${formatCount(count)} ${count === 1 ? one : many}`}</RouteLink>
                </Link>
                {oldest !== null && (
                  <Text size="small" tone="soft">
                    {`Na fila ${waitingTime(oldest, dataUpdatedAt)}`}
                  </Text>
                )}
              </Card>
            );
          })}
        </ul>
      )}
    </OperationPage>
  );
}
