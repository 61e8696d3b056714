import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import { toSchool, type School } from './school.ts';

/** A school with its offers and reviews; `null` when no school has the slug, because a cached answer cannot be `undefined`. */
export function schoolQuery(service: Service, slug: string) {
  return queryOptions({
    queryKey: ['search', 'school', slug],
    queryFn: async ({ signal }): Promise<School | null> => {
      const found = await service.school(slug, signal);
      return found ? toSchool(found.school, found.offers) : null;
    },
    staleTime: freshness.school,
  });
}

/**
 * Fetches into the query cache what a school's page shows; `undefined` when no school has the slug (RT-02).
 *
 * @throws {ApiError} when the service fails.
 */
export async function loadSchool(
  queryClient: QueryClient,
  service: Service,
  slug: string,
): Promise<School | undefined> {
  return (await queryClient.ensureQueryData(schoolQuery(service, slug))) ?? undefined;
}
