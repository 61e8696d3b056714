import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import type { QueryClient } from '@tanstack/react-query';
import { orderQuery } from './queries.ts';

/**
 * Loads an order. Never from the cache: it may have been paid for since another page showed it, and the list that links here
 * knows that.
 *
 * @throws {ApiError} 401 without a session; 404 also for the order of another user (S20).
 */
export async function loadOrder(queryClient: QueryClient, calls: OwnerCalls, code: string): Promise<void> {
  await queryClient.fetchQuery({ ...orderQuery(calls, code), staleTime: 0 });
}
