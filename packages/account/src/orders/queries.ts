import { readListPage, type Api } from '@melhor-escola/api-client/api';
import type { OrderStatus } from '@melhor-escola/api-client/account';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '@melhor-escola/api-client/current-user';
import type { OrdersSearch, OrdersView } from './search-params.ts';

const ORDERS_PAGE_SIZE = 10;

const statusesByView: Readonly<Record<OrdersView, readonly OrderStatus[]>> = {
  aguardando: ['initiated', 'awaiting_payment'],
  confirmadas: ['paid', 'confirmed', 'enrolled'],
  encerradas: ['cancelled', 'expired'],
};

/** One page of the current user's reserved scholarships. */
export function ordersQuery(api: Api, { situacao, pagina = 1 }: OrdersSearch) {
  const statuses = situacao ? [...statusesByView[situacao]] : [];
  return queryOptions({
    queryKey: [currentUserKey, 'orders', situacao ?? null, pagina],
    queryFn: ({ signal }) =>
      readListPage(
        api.GET('/v3/account/user/orders', {
          params: { query: { page: pagina, size: ORDERS_PAGE_SIZE, 'status[]': statuses } },
          signal,
        }),
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
export async function loadOrders(queryClient: QueryClient, api: Api, search: OrdersSearch): Promise<number> {
  return (await queryClient.fetchQuery(ordersQuery(api, search))).pages;
}
