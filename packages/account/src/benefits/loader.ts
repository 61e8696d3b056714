import type { OwnerCalls } from '@melhor-escola/api-client/owner';
import type { QueryClient } from '@tanstack/react-query';
import { benefitsQuery } from './queries.ts';
import type { BenefitsSearch } from './search-params.ts';

/**
 * Loads one page of the benefits.
 *
 * @returns number of pages, at least 1.
 * @throws {ApiError} 401 without a session.
 */
export async function loadBenefits(
  queryClient: QueryClient,
  calls: OwnerCalls,
  search: BenefitsSearch,
): Promise<number> {
  return (await queryClient.fetchQuery(benefitsQuery(calls, search))).pages;
}
