import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { similarSchoolsQuery } from '../school/queries.ts';
import { schoolQuery } from '../school/school-query.ts';
import type { School } from '../school/school.ts';

/** These schools, in this order; those that do not exist are left out. Schools seen before are not asked for again. */
export function comparedSchoolsQuery(service: Service, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'compared-schools', slugs],
    queryFn: async ({ client }): Promise<School[]> => {
      const schools = await Promise.all(
        slugs.map((slug) => client.ensureQueryData(schoolQuery(service, slug))),
      );
      return schools.filter((school) => school !== null);
    },
    staleTime: freshness.school,
  });
}

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
