import type { OperatedOrders } from '@melhor-escola/api-client/panel';
import { formatCount, pluralize } from '@melhor-escola/domain/count';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { Link } from '@melhor-escola/ui/link';
import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { ListPages } from '../list-pages.tsx';
import { OperationPage } from '../operation/operation-page.tsx';
import { OrderItem } from '../orders/order-item.tsx';
import { usePanelPorts } from '../ports.tsx';
import { oversoldQuery } from './queries.ts';
import type { OversoldSearch } from './search-params.ts';

/** After a decision the reservation leaves its list: the heading gets the focus, and the next one follows it. */
const focusHeading = focusOnRemoval(() => document.querySelector<HTMLElement>('#lista'));

/** The reservations of all schools that our team settles: without a seat, or with money to give back. */
export function OversoldScreen({ search }: { search: OversoldSearch }) {
  const { api, links } = usePanelPorts();
  const { data, dataUpdatedAt } = useSuspenseQuery(oversoldQuery(api, search));
  const { situacao, pagina = 1 } = search;
  const title = listTitle(data.counts, situacao);
  useAnnouncement(title, { initial: false });
  return (
    <OperationPage
      title="Reservas sem vaga"
      intro="Combine com a escola antes de decidir. A família é avisada a cada decisão, e a escola vê no Registro quem decidiu."
    >
      <Text className="hidden noscript:block">
        Para ver contatos e decidir, ative o JavaScript do navegador.
      </Text>
      <SegmentedNav aria-label="Situação das reservas">
        <SegmentLink asChild current={situacao === undefined}>
          <RouteLink {...links.oversold()}>{`Sem vaga (${formatCount(data.counts.oversold)})`}</RouteLink>
        </SegmentLink>
        <SegmentLink asChild current={situacao !== undefined}>
          <RouteLink {...links.oversold({ situacao: 'a-devolver' })}>
            {`A devolver (${formatCount(data.counts['refund-due'])})`}
          </RouteLink>
        </SegmentLink>
      </SegmentedNav>
      <Heading level={2} size="small" id="lista" tabIndex={-1}>
        {title}
      </Heading>
      {data.orders.length === 0 ? (
        <Empty situacao={situacao} />
      ) : (
        <ul className="flex max-w-180 flex-col gap-6">
          {data.orders.map(({ school, order }) => (
            <li key={order.internalTransactionCode} ref={focusHeading} className="flex flex-col gap-2">
              <Link asChild>
                <RouteLink {...links.orders(school.slug, { codigo: order.internalTransactionCode })}>
                  {school.name}
                </RouteLink>
              </Link>
              <OrderItem slug={school.slug} order={order} now={dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={pagina}
        count={data.pages}
        target={(to) => links.oversold({ ...search, pagina: to })}
      />
    </OperationPage>
  );
}

function listTitle(counts: OperatedOrders['counts'], situacao: OversoldSearch['situacao']): string {
  return situacao === undefined
    ? pluralize(counts.oversold, 'reserva sem vaga', 'reservas sem vaga')
    : pluralize(counts['refund-due'], 'valor a devolver', 'valores a devolver');
}

function Empty({ situacao }: Pick<OversoldSearch, 'situacao'>) {
  if (situacao === undefined)
    return (
      <EmptyState level={3} title="Nenhuma reserva sem vaga">
        As pagas depois do prazo, quando a vaga já era de outra família, aparecem aqui.
      </EmptyState>
    );
  return (
    <EmptyState level={3} title="Nada a devolver">
      As reservas pagas que uma escola ou nós recusamos ficam aqui até o meio de pagamento confirmar a
      devolução.
    </EmptyState>
  );
}
