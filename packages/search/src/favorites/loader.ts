import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { summariesQuery } from '../school/queries.ts';
import type { FavoritesSearch } from './search-params.ts';

/**
 * Fetches a shared list into the query cache. The favorites of a device are not known before its browser shows them.
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadFavorites(
  queryClient: QueryClient,
  service: Service,
  { escola }: FavoritesSearch,
): Promise<void> {
  if (escola) await queryClient.ensureQueryData(summariesQuery(service, escola));
}
