import type { Service } from '@melhor-escola/api-client/service';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import type { School } from './school.ts';

/** A school with its offers and price bands; `null` when no school has the slug, because a cached answer cannot be `undefined`. */
export function schoolQuery(service: Service, slug: string) {
  return queryOptions({
    queryKey: ['search', 'school', slug],
    queryFn: async ({ signal }): Promise<School | null> => {
      // Not before it is asked for: a page comes with its school.
      const [found, { toSchool }] = await Promise.all([
        service.school(slug, signal),
        import('./to-school.ts'),
      ]);
      return found ? toSchool(found) : null;
    },
    staleTime: freshness.school,
  });
}

/**
 * The school, fetched into the query cache; `undefined` when none has the slug (RT-02).
 *
 * @throws {ApiError} when the service fails.
 */
export async function findSchool(
  queryClient: QueryClient,
  service: Service,
  slug: string,
): Promise<School | undefined> {
  return (await queryClient.ensureQueryData(schoolQuery(service, slug))) ?? undefined;
}
