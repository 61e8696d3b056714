import type { SchoolOrders } from '@melhor-escola/api-client/panel';
import { formatCount, pluralize } from '@melhor-escola/domain/count';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { LinkButton } from '@melhor-escola/ui/button';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { focusOnRemoval } from '@melhor-escola/ui/hooks';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ListPages } from '../list-pages.tsx';
import { usePanelPorts } from '../ports.tsx';
import { SchoolPage } from '../school-page.tsx';
import { OrderItem } from './order-item.tsx';
import { orderQuery, ordersQuery } from './queries.ts';
import { ordersViews, type OrdersView, type SchoolOrdersSearch } from './search-params.ts';

export interface OrdersScreenProps {
  slug: string;
  search: SchoolOrdersSearch;
}

/** The reservations of a school by state, oversold ones first: who to call, and what to decide by when. */
export function OrdersScreen({ slug, search }: OrdersScreenProps) {
  const { codigo: code } = search;
  return code === undefined ? (
    <OrderList slug={slug} search={search} />
  ) : (
    <OneOrder slug={slug} code={code} />
  );
}

function OrdersPage({ slug, school, children }: { slug: string; school: string; children: ReactNode }) {
  return (
    <SchoolPage
      slug={slug}
      school={school}
      title="Reservas"
      intro="Fale com as famílias, confirme as matrículas e recuse o que não puder atender. A família é avisada a cada decisão."
    >
      <Text className="hidden noscript:block">
        Para ver contatos e decidir, ative o JavaScript do navegador.
      </Text>
      {children}
    </SchoolPage>
  );
}

/** One reservation, to which a mail or a notice leads. */
function OneOrder({ slug, code }: { slug: string; code: string }) {
  const { api, links } = usePanelPorts();
  const { data, dataUpdatedAt } = useSuspenseQuery(orderQuery(api, slug, code));
  return (
    <OrdersPage slug={slug} school={data.school.name}>
      <Heading level={2} size="small">
        Uma reserva
      </Heading>
      <OrderItem slug={slug} order={data.order} now={dataUpdatedAt} />
      <LinkButton asChild className="self-start max-sm:w-full">
        <RouteLink {...links.orders(slug)}>Ver todas as reservas</RouteLink>
      </LinkButton>
    </OrdersPage>
  );
}

/** After a decision the reservation leaves its list: the heading gets the focus, and the next one follows it. */
const focusHeading = focusOnRemoval(() => document.querySelector<HTMLElement>('#lista'));

function OrderList({ slug, search }: OrdersScreenProps) {
  const { api, links } = usePanelPorts();
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(api, slug, search));
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' });
  const { situacao: view, pagina: page = 1 } = search;
  const { total, title } = describeList(data.counts, view);
  useAnnouncement(title, { initial: false });
  return (
    <OrdersPage slug={slug} school={data.school.name}>
      <OrdersFilter slug={slug} view={view} counts={data.counts} />
      <Heading level={2} size="small" id="lista" tabIndex={-1}>
        {title}
      </Heading>
      {total === 0 ? (
        <EmptyState level={3} title={emptyTexts[view ?? 'matricular'].title}>
          {emptyTexts[view ?? 'matricular'].text}
        </EmptyState>
      ) : (
        <ul aria-busy={isBusy} className={`flex max-w-180 flex-col gap-3 ${isBusy ? 'opacity-40' : ''}`}>
          {data.orders.map((order) => (
            <li key={order.internalTransactionCode} ref={focusHeading}>
              <OrderItem slug={slug} order={order} now={dataUpdatedAt} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        count={data.pages}
        target={(pagina) => links.orders(slug, { ...search, pagina })}
      />
    </OrdersPage>
  );
}

type Counts = SchoolOrders['counts'];

const viewNames: Readonly<Record<OrdersView | 'matricular', string>> = {
  matricular: 'A confirmar',
  'sem-vaga': 'Sem vaga',
  aguardando: 'Aguardando pagamento',
  matriculadas: 'Matriculadas',
  encerradas: 'Encerradas',
};

const countOf = (counts: Counts, view: OrdersView | undefined): number => {
  if (view === undefined) return counts['to-enroll'];
  return {
    'sem-vaga': counts.oversold,
    aguardando: counts.unpaid,
    matriculadas: counts.enrolled,
    encerradas: counts.over,
  }[view];
};

function describeList(counts: Counts, view: OrdersView | undefined) {
  const total = countOf(counts, view);
  const title = {
    matricular: `${pluralize(total, 'reserva', 'reservas')} a confirmar`,
    'sem-vaga': pluralize(total, 'reserva sem vaga', 'reservas sem vaga'),
    aguardando: `${pluralize(total, 'reserva aguarda', 'reservas aguardam')} pagamento`,
    matriculadas: pluralize(total, 'matrícula confirmada', 'matrículas confirmadas'),
    encerradas: pluralize(total, 'reserva encerrada', 'reservas encerradas'),
  }[view ?? 'matricular'];
  return { total, title };
}

/** Chooses which reservations to show. Links, so that each choice has a URL and works without JavaScript. */
function OrdersFilter({
  slug,
  view,
  counts,
}: {
  slug: string;
  view: OrdersView | undefined;
  counts: Counts;
}) {
  const { links } = usePanelPorts();
  // Rare: without an oversold one there is no such list to choose.
  const shownViews = [undefined, ...ordersViews].filter(
    (one) => one !== 'sem-vaga' || one === view || counts.oversold > 0,
  );
  return (
    <nav aria-label="Situação das reservas">
      <TagList>
        {shownViews.map((one) => (
          <TagLink
            key={one ?? 'matricular'}
            asChild
            className="aria-[current]:border-brand aria-[current]:bg-brand-wash aria-[current]:text-brand-strong"
          >
            <RouteLink
              {...links.orders(slug, one === undefined ? {} : { situacao: one })}
              activeOptions={{ exact: true }}
              resetScroll={false}
              aria-current={one === view ? 'page' : undefined}
            >
              {`${viewNames[one ?? 'matricular']} (${formatCount(countOf(counts, one))})`}
            </RouteLink>
          </TagLink>
        ))}
      </TagList>
    </nav>
  );
}

const emptyTexts: Readonly<
  Record<OrdersView | 'matricular', { readonly title: string; readonly text: string }>
> = {
  matricular: {
    title: 'Nenhuma reserva a confirmar',
    text: 'Quando uma família pagar a reserva, ou ficar com uma bolsa integral, ela aparece aqui.',
  },
  'sem-vaga': {
    title: 'Nenhuma reserva sem vaga',
    text: 'As pagas depois do prazo, quando a vaga já era de outra família, ficam aqui até ganharem uma vaga.',
  },
  aguardando: {
    title: 'Nenhuma reserva aguarda pagamento',
    text: 'A vaga reservada fica guardada por 48 horas, à espera do pagamento.',
  },
  matriculadas: {
    title: 'Nenhuma matrícula confirmada ainda',
    text: 'As matrículas que a escola confirma ficam aqui.',
  },
  encerradas: {
    title: 'Nenhuma reserva encerrada',
    text: 'As que a família cancela, a escola recusa ou vencem sem pagamento ficam aqui.',
  },
};
