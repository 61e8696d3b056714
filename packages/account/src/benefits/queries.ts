import { readListPage, type Api } from '@melhor-escola/api-client/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { CURRENT_USER_STALE_MS, currentUserKey } from '@melhor-escola/api-client/current-user';
import type { BenefitsSearch } from './search-params.ts';

const BENEFITS_PAGE_SIZE = 24;

/** One page of the current benefits, optionally of one category. */
export function benefitsQuery(api: Api, { categoria, pagina = 1 }: BenefitsSearch) {
  return queryOptions({
    queryKey: [currentUserKey, 'benefits', categoria ?? null, pagina],
    queryFn: ({ signal }) =>
      readListPage(
        api.GET('/v3/account/user/benefits', {
          params: { query: { page: pagina, size: BENEFITS_PAGE_SIZE, category: categoria } },
          signal,
        }),
      ),
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
  api: Api,
  search: BenefitsSearch,
): Promise<number> {
  return (await queryClient.fetchQuery(benefitsQuery(api, search))).pages;
}
