import { anyOf } from '@melhor-escola/api-client/filter-string';
import type { Service } from '@melhor-escola/api-client/service';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { toSchoolSummary, type SchoolSummary } from './school.ts';

/** These schools as lists show them, in this order; those that are gone are left out. */
export function summariesQuery(service: Service, slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'school-summaries', slugs],
    queryFn: async ({ signal }): Promise<SchoolSummary[]> => {
      if (slugs.length === 0) return [];
      const variables = {
        filterString: anyOf('slug', ...slugs),
        pagination: { page: 1, size: slugs.length },
      };
      const found = (await service.searchSchools(variables, signal)).hits.map(toSchoolSummary);
      return slugs.flatMap((slug) => found.find((school) => school.slug === slug) ?? []);
    },
    staleTime: freshness.school,
    placeholderData: keepPreviousData,
  });
}
