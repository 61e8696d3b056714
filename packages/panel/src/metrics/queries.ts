import { readContent, type Api } from '@melhor-escola/api-client/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { operationFunnelQuery } from '../funnel/queries.ts';
import { panelKey } from '../queries.ts';
import { type MetricsSearch, toMetricsQuery } from './search-params.ts';

/** Measurements arrive all the time, and nobody looks at each of them. Milliseconds. */
const STALE_MS = 60_000;

/** Speed and errors of the site's pages, and how far visits come. */
export function metricsQuery(api: Api, search: MetricsSearch) {
  const query = toMetricsQuery(search);
  return queryOptions({
    queryKey: [...panelKey, 'metrics', query],
    queryFn: ({ signal }) =>
      readContent(api.GET('/v3/panel/operation/metrics', { params: { query }, signal })),
    staleTime: STALE_MS,
  });
}

/** Loads them. @throws {ApiError} 403 SECOND_FACTOR_REQUIRED, or FORBIDDEN for anyone who is not of our team. */
export async function loadMetrics(queryClient: QueryClient, api: Api, search: MetricsSearch): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(metricsQuery(api, search)),
    queryClient.fetchQuery(operationFunnelQuery(api)),
  ]);
}
