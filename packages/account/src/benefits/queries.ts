import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '../authenticated/queries.ts';
import type { BenefitsSearch } from './search-params.ts';

const BENEFITS_PAGE_SIZE = 24;

/** One page of the current benefits, optionally of one category. */
export function benefitsQuery(client: AuthenticatedClient, { categoria, pagina = 1 }: BenefitsSearch) {
  return queryOptions({
    queryKey: [currentUserKey, 'benefits', categoria ?? null, pagina],
    queryFn: ({ signal }) =>
      client.benefits({ page: pagina, size: BENEFITS_PAGE_SIZE, category: categoria }, signal),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

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
