import type { Service } from '@melhor-escola/api-client/service';
import type { QueryClient } from '@tanstack/react-query';
import { REVIEW_PAGE_SIZE, reviewsQuery, schoolQuery, similarSchoolsQuery } from './queries.ts';
import { preloadSchoolParts } from './preload-parts.ts';
import type { School } from './school.ts';
import type { SchoolSearch } from './search-params.ts';

/** The data of a school's page. */
export type SchoolPageData =
  | { readonly kind: 'school'; readonly school: School }
  /** The URL's page of reviews does not exist: redirect to this search. */
  | { readonly kind: 'redirect'; readonly search: SchoolSearch };

/**
 * Loads the data and code of a school's page; `undefined` if no school has the slug (RT-02). The page works without
 * nearby schools.
 *
 * @throws {ApiError} if the school or its reviews cannot be fetched.
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
 * Loads a school into the query cache; `undefined` if none has the slug (RT-02).
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
