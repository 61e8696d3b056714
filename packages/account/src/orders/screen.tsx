'use client';

import type { ListPage } from '@melhor-escola/api-client/api';
import type { Order } from '@melhor-escola/api-client/account';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Drawing } from '@melhor-escola/ui/drawing';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@melhor-escola/ui/skeleton';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink, useRouterState } from '@tanstack/react-router';
import { pluralize } from '@melhor-escola/domain/count';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { ListPages } from '../authenticated/list-pages.tsx';
import { useSessionCheck } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { ordersRefetchInterval } from './order-status.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersQuery } from './queries.ts';
import { ordersViews, type OrdersSearch, type OrdersView } from './search-params.ts';
import { useNow } from './payment.tsx';

/** The current user's reserved scholarships, newest first, each with its next step (RT-07, EN-09, CA-05). */
export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const { api } = useAccountPorts();
  const { data, dataUpdatedAt, error } = useQuery({
    ...ordersQuery(api, search),
    refetchInterval: ({ state }) => ordersRefetchInterval(state.data?.items ?? []),
    refetchOnWindowFocus: true,
  });
  useSessionCheck(error);
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
  /** Fetch time, in ms since 1970. */
  at: number;
}

function OrdersFound({ page: { items, total, pages }, search, at }: OrdersFoundProps) {
  const { links } = useAccountPorts();
  const now = useNow(at);
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' });
  const found = pluralize(total, 'bolsa', 'bolsas');
  useAnnouncement(found, { initial: false });
  if (total === 0) return search.situacao ? <NoOrdersOfView view={search.situacao} /> : <NoOrders />;
  return (
    <div className="flex flex-col gap-5">
      <Text size="small" tone="soft">
        {`${found}, da reserva mais nova para a mais antiga`}
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

const viewNames: Readonly<Record<OrdersView, string>> = {
  aguardando: 'Aguardando pagamento',
  confirmadas: 'Confirmadas',
  encerradas: 'Encerradas',
};

/** Chooses which reservations to show. Links, so that each choice has a URL and works without JavaScript. */
function OrdersFilter({ view }: { view: OrdersView | undefined }) {
  const { links } = useAccountPorts();
  return (
    <nav aria-label="Situação das bolsas" className="print:hidden">
      <TagList>
        {[undefined, ...ordersViews].map((one) => (
          <TagLink
            key={one ?? 'todas'}
            asChild
            className="aria-[current]:border-brand aria-[current]:bg-brand-wash aria-[current]:text-brand-strong"
          >
            <RouteLink
              {...links.orders(one === undefined ? {} : { situacao: one })}
              activeOptions={{ exact: true }}
              resetScroll={false}
              aria-current={one === view ? 'page' : undefined}
            >
              {one === undefined ? 'Todas' : viewNames[one]}
            </RouteLink>
          </TagLink>
        ))}
      </TagList>
    </nav>
  );
}

/** Nothing reserved yet: explains how to reserve and where to begin. */
function NoOrders() {
  const { links } = useAccountPorts();
  return (
    <EmptyState
      title="Você ainda não reservou nenhuma bolsa"
      drawing={
        <Drawing>
          <path d="M60 22 16 42l44 20 44-20z" className="fill-card" />
          <path d="M34 51v19c6 7 16 10 26 10s20-3 26-10V51M104 42v24" />
          <path d="M104 66v8" strokeWidth="5" />
        </Drawing>
      }
      actions={
        <LinkButton asChild variant="primary" size="large">
          <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
        </LinkButton>
      }
    >
      Escolha uma bolsa na página da escola e reserve: a vaga fica guardada por 48 horas, pelo preço que você
      viu. Depois, tudo sobre ela aparece aqui.
    </EmptyState>
  );
}

const emptyMessages: Readonly<Record<OrdersView, string>> = {
  aguardando: 'Nenhuma bolsa sua aguarda pagamento.',
  confirmadas: 'Nenhuma bolsa sua foi paga ainda.',
  encerradas: 'Nenhuma reserva sua foi cancelada ou venceu.',
};

/** Nothing in the chosen view: links back to all reservations. */
function NoOrdersOfView({ view }: { view: OrdersView }) {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <Text>{emptyMessages[view]}</Text>
      <LinkButton asChild>
        <RouteLink {...links.orders()} resetScroll={false}>
          Ver todas
        </RouteLink>
      </LinkButton>
    </div>
  );
}

/** Placeholder while the reserved scholarships load. */
function OrdersSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3].map((key) => (
        <Card
          key={key}
          className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_15rem_15rem]"
        >
          <div>
            <Skeleton shape="block" width={160} height={28} />
            <Skeleton width="60%" />
            <Skeleton width="35%" />
            <Skeleton width="45%" />
          </div>
          <Skeleton shape="block" width={150} height={32} />
          <Skeleton shape="block" height={44} />
        </Card>
      ))}
    </div>
  );
}
