'use client';

import type { ListPage, Order } from '@melhor-escola/api-client/owner';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { counted } from '@melhor-escola/domain/count';
import { ListPages } from '../owner/list-pages.tsx';
import { useEndedSession } from '../owner/use-ended-session.ts';
import { PageWidth } from '../page-width.tsx';
import { useAccountPorts } from '../ports.tsx';
import { refetchIntervalOf } from './live.ts';
import { NoOrders, NoOrdersOfView } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersFilter } from './orders-filter.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './search-params.ts';
import { useNow } from './use-now.ts';

/** One's reserved scholarships, newest first, each with what to do next (RT-07, EN-09, CA-05). */
export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const { owner } = useAccountPorts();
  const { data, dataUpdatedAt, error } = useQuery({
    ...ordersQuery(owner, search),
    refetchInterval: ({ state }) => refetchIntervalOf(state.data?.items ?? []),
    refetchOnWindowFocus: true,
  });
  useEndedSession(error);
  const hasAny = data === undefined || data.total > 0 || search.situacao !== undefined;
  return (
    <PageWidth className="flex flex-col gap-5 py-6 sm:py-8">
      <Heading level={1} size="large">
        Minhas bolsas
      </Heading>
      {hasAny && <OrdersFilter view={search.situacao} />}
      <SkeletonGroup loading={data === undefined} placeholder={<OrdersSkeleton />}>
        {data && <OrdersFound page={data} search={search} at={dataUpdatedAt} />}
      </SkeletonGroup>
    </PageWidth>
  );
}

interface OrdersFoundProps {
  page: ListPage<Order>;
  search: OrdersSearch;
  /** When it was fetched: milliseconds since 1970. */
  at: number;
}

function OrdersFound({ page: { items, total, pages }, search, at }: OrdersFoundProps) {
  const { links } = useAccountPorts();
  const now = useNow(at);
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' });
  const found = counted(total, 'bolsa', 'bolsas');
  useAnnouncement(found, { initial: false });
  if (total === 0) return search.situacao ? <NoOrdersOfView view={search.situacao} /> : <NoOrders />;
  return (
    <div className="flex flex-col gap-5">
      <Text size="small" tone="soft">
        {found}, da reserva mais nova para a mais antiga
      </Text>
      <ul
        aria-busy={isBusy}
        className={`flex flex-col gap-3 transition-opacity ${isBusy ? 'opacity-40' : ''}`}
      >
        {items.map((order) => (
          <li key={order.internalTransactionCode}>
            <OrderCard order={order} now={now} />
          </li>
        ))}
      </ul>
      <ListPages
        page={search.pagina ?? 1}
        count={pages}
        target={(pagina) => links.orders({ ...search, pagina })}
      />
    </div>
  );
}
