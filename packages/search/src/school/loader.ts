import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { REVIEW_PAGE_SIZE, reviewsQuery, schoolQuery, similarSchoolsQuery } from './queries.ts';
import { preloadSchoolParts } from './preload-parts.ts';
import type { School } from './school.ts';
import type { SchoolSearch } from './search-params.ts';

/** What a school's page is made of. */
export type SchoolPageData =
  | { readonly kind: 'school'; readonly school: School }
  /** The address asks for a page of reviews that there is not: send the visitor to this one. */
  | { readonly kind: 'redirect'; readonly search: SchoolSearch };

/**
 * Fetches into the query cache what a school's page shows, and the page's code; `undefined` when no school has the slug (RT-02). The page stands
 * without its neighbors.
 *
 * @throws {ApiError} when the service fails to tell of the school or its reviews.
 */
export async function loadSchool(
  queryClient: QueryClient,
  service: Service,
  slug: string,
  search: SchoolSearch = {},
): Promise<SchoolPageData | undefined> {
  const [school, reviews] = await Promise.all([
    queryClient.ensureQueryData(schoolQuery(service, slug)),
    queryClient.ensureQueryData(reviewsQuery(service, slug, search)),
    preloadSchoolParts(),
  ]);
  if (!school) return undefined;
  const pages = Math.max(1, Math.ceil(reviews.total / REVIEW_PAGE_SIZE));
  if ((search.reviewPage ?? 1) > pages)
    return { kind: 'redirect', search: { ...search, reviewPage: pages === 1 ? undefined : pages } };
  await queryClient.prefetchQuery(similarSchoolsQuery(service, school));
  return { kind: 'school', school };
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
