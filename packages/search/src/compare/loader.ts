import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { similarSchoolsQuery } from '../school/queries.ts';
import type { School } from '../school/school.ts';
import { comparedSchoolsQuery } from './queries.ts';

/**
 * Fetches into the query cache what a comparison shows: the schools, in the order of its address.
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadCompare(
  queryClient: QueryClient,
  service: Service,
  slugs: readonly string[],
): Promise<readonly School[]> {
  const schools = await queryClient.ensureQueryData(comparedSchoolsQuery(service, slugs));
  const [first] = schools;
  if (first) await queryClient.prefetchQuery(similarSchoolsQuery(service, first));
  return schools;
}
