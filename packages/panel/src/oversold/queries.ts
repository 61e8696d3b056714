import { readContent, type Api } from '@melhor-escola/api-client/api';
import { CURRENT_USER_STALE_MS } from '@melhor-escola/api-client/current-user';
import type { OperatedOrders } from '@melhor-escola/api-client/panel';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { panelKey } from '../queries.ts';
import type { OversoldSearch } from './search-params.ts';

const PAGE_SIZE = 20;

/** A page of the reservations of all schools without a seat, or not refunded, oldest first. */
export function oversoldQuery(api: Api, { situacao, pagina = 1 }: OversoldSearch) {
  const state = situacao === undefined ? 'oversold' : 'refund-due';
  return queryOptions({
    queryKey: [...panelKey, 'operation', 'orders', state, pagina],
    queryFn: ({ signal }) =>
      readContent(
        api.GET('/v3/panel/operation/orders', {
          params: { query: { state, page: pagina, size: PAGE_SIZE } },
          signal,
        }),
      ),
    staleTime: CURRENT_USER_STALE_MS,
  });
}

/** Loads it. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED or FORBIDDEN */
export async function loadOversold(
  queryClient: QueryClient,
  api: Api,
  search: OversoldSearch,
): Promise<OperatedOrders> {
  return queryClient.fetchQuery(oversoldQuery(api, search));
}
