import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import type { QueryClient } from '@tanstack/react-query';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './search-params.ts';

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
