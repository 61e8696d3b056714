import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../ports.tsx';
import { ordersViews, type OrdersView } from './search-params.ts';

const viewNames: Readonly<Record<OrdersView, string>> = {
  aguardando: 'Aguardando pagamento',
  confirmadas: 'Confirmadas',
  encerradas: 'Encerradas',
};

/** Which reservations to show: links, so that each choice has an address and works without scripts. */
export function OrdersFilter({ view }: { view: OrdersView | undefined }) {
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
