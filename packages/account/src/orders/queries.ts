import type { OrderStatus, OwnerCalls } from '@melhor-escola/api-client/owner';
import { queryOptions } from '@tanstack/react-query';
import { ownerFreshness, ownerKey } from '../owner/owner-queries.ts';
import type { OrdersSearch, OrdersView } from './search-params.ts';

/** Reservations a page. */
const ordersPageSize = 10;

const statusesOf: Readonly<Record<OrdersView, readonly OrderStatus[]>> = {
  aguardando: ['initiated', 'awaiting_payment'],
  confirmadas: ['paid', 'enrolled'],
  encerradas: ['cancelled', 'expired'],
};

/** One page of one's reserved scholarships. */
export function ordersQuery(calls: OwnerCalls, { situacao, pagina = 1 }: OrdersSearch) {
  return queryOptions({
    queryKey: [ownerKey, 'orders', situacao ?? null, pagina],
    queryFn: ({ signal }) =>
      calls.orders(
        { page: pagina, size: ordersPageSize, ...(situacao && { statuses: statusesOf[situacao] }) },
        signal,
      ),
    staleTime: ownerFreshness,
  });
}
