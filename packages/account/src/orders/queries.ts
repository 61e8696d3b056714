import type { OrderStatus, AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '../authenticated/queries.ts';
import type { OrdersSearch, OrdersView } from './search-params.ts';

const ORDERS_PAGE_SIZE = 10;

const statusesOf: Readonly<Record<OrdersView, readonly OrderStatus[]>> = {
  aguardando: ['initiated', 'awaiting_payment'],
  confirmadas: ['paid', 'confirmed', 'enrolled'],
  encerradas: ['cancelled', 'expired'],
};

/** One page of the current user's reserved scholarships. */
export function ordersQuery(client: AuthenticatedClient, { situacao, pagina = 1 }: OrdersSearch) {
  return queryOptions({
    queryKey: [currentUserKey, 'orders', situacao ?? null, pagina],
    queryFn: ({ signal }) =>
      client.orders(
        { page: pagina, size: ORDERS_PAGE_SIZE, ...(situacao && { statuses: statusesOf[situacao] }) },
        signal,
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/**
 * Loads one page of the current user's orders.
 *
 * @returns number of pages, at least 1.
 * @throws {ApiError} 401 without a session.
 */
export async function loadOrders(
  queryClient: QueryClient,
  client: AuthenticatedClient,
  search: OrdersSearch,
): Promise<number> {
  return (await queryClient.fetchQuery(ordersQuery(client, search))).pages;
}
