import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import type { SchoolPageData } from './loader.ts';
import { reviewsQuery, schoolQuery } from './queries.ts';
import type { SchoolSearch } from './search-params.ts';

/**
 * Prefetches the school and its reviews (ST-14); `undefined` if no school has the slug. Similar schools and the code of
 * the page's parts (`preloadSchoolParts`) are left to the visit: they are most of the page's bytes.
 *
 * @throws {ApiError} when the service fails.
 */
export async function prefetchSchool(
  queryClient: QueryClient,
  service: Service,
  slug: string,
  search: SchoolSearch = {},
): Promise<SchoolPageData | undefined> {
  const [school] = await Promise.all([
    queryClient.ensureQueryData(schoolQuery(service, slug)),
    queryClient.ensureQueryData(reviewsQuery(service, slug, search)),
  ]);
  return school ? { kind: 'school', school } : undefined;
}
