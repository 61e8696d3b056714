import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { schoolQuery } from '../school/queries.ts';
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
