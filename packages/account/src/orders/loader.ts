import type { OwnerCalls } from '@melhor-escola/api-client/owner';
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
  calls: OwnerCalls,
  search: OrdersSearch,
): Promise<number> {
  return (await queryClient.fetchQuery(ordersQuery(calls, search))).pages;
}
