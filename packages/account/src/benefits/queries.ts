import type { AuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentUserStaleTime, currentUserKey } from '../authenticated/queries.ts';
import type { BenefitsSearch } from './search-params.ts';

/** Benefits a page. */
export const benefitsPageSize = 24;

/** One page of what partners give today, by category. */
export function benefitsQuery(client: AuthenticatedClient, { categoria, pagina = 1 }: BenefitsSearch) {
  return queryOptions({
    queryKey: [currentUserKey, 'benefits', categoria ?? null, pagina],
    queryFn: ({ signal }) =>
      client.benefits({ page: pagina, size: benefitsPageSize, category: categoria }, signal),
    staleTime: currentUserStaleTime,
  });
}

/**
 * Fetches what the page of benefits shows.
 *
 * @returns how many pages there are, at least 1.
 * @throws {ApiError} 401 where nobody is signed in.
 */
export async function loadBenefits(
  queryClient: QueryClient,
  client: AuthenticatedClient,
  search: BenefitsSearch,
): Promise<number> {
  return (await queryClient.fetchQuery(benefitsQuery(client, search))).pages;
}
