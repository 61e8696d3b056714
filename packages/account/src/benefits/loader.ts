import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
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
  client: AuthenticatedClient,
  search: BenefitsSearch,
): Promise<number> {
  return (await queryClient.fetchQuery(benefitsQuery(client, search))).pages;
}
