import { routes } from '@melhor-escola/domain/routes';
import type { LoaderContext } from '../ports.tsx';
import {
  REVIEW_PAGE_SIZE,
  reviewsQuery,
  schoolPageQuery,
  schoolQuery,
  similarSchoolsQuery,
} from './queries.ts';
import { preloadSchoolSections } from './preload-sections.ts';
import type { School } from './school.ts';
import type { SchoolSearch } from './search-params.ts';

/** The data of a school's page. */
export type SchoolPageData =
  | { readonly kind: 'school'; readonly school: School }
  /** The URL's page of reviews does not exist: redirect to this search. */
  | { readonly kind: 'redirect'; readonly search: SchoolSearch };

/**
 * Loads the data and code of a school's page; `undefined` if no school has the slug (RT-02).
 *
 * @throws {ApiError} as `prefetchSchool` does.
 */
export async function loadSchool(
  context: LoaderContext,
  slug: string,
  search: SchoolSearch = {},
): Promise<SchoolPageData | undefined> {
  const [data] = await Promise.all([prefetchSchool(context, slug, search), preloadSchoolSections()]);
  return data;
}

/**
 * Loads the data of a school's page (ST-14); `undefined` if no school has the slug (RT-02). One call returns the school,
 * its reviews and similar schools; if the school is cached, only the others are fetched. The code of the page's sections,
 * most of its bytes, is left to the visit.
 *
 * @throws {ApiError} if that call fails, even for similar schools only: one failed field fails the response. With a
 *   cached school, the page works without similar schools.
 */
export async function prefetchSchool(
  { queryClient, service }: LoaderContext,
  slug: string,
  search: SchoolSearch = {},
): Promise<SchoolPageData | undefined> {
  const school = await queryClient.ensureQueryData(schoolPageQuery(service, slug, search));
  if (!school) return undefined;
  const [reviews] = await Promise.all([
    queryClient.ensureQueryData(reviewsQuery(service, slug, search)),
    queryClient.prefetchQuery(similarSchoolsQuery(service, slug)),
  ]);
  const pages = Math.max(1, Math.ceil(reviews.total / REVIEW_PAGE_SIZE));
  if ((search.reviewPage ?? 1) > pages)
    return { kind: 'redirect', search: { ...search, reviewPage: pages === 1 ? undefined : pages } };
  return { kind: 'school', school };
}

/**
 * Loads a school into the query cache; `undefined` if none has the slug (RT-02).
 *
 * @throws {ApiError} when the service fails.
 * @throws the router's redirect to the page of a school that has left, as {@link requireListed} does.
 */
export async function findSchool(
  { queryClient, service }: LoaderContext,
  slug: string,
): Promise<School | undefined> {
  const school = await queryClient.ensureQueryData(schoolQuery(service, slug));
  if (!school) return undefined;
  await requireListed(school);
  return school;
}

/** @throws the router's redirect to the page of a school that has left, which says why: its forms and lists are gone. */
export async function requireListed({ slug, unlisted }: Pick<School, 'slug' | 'unlisted'>): Promise<void> {
  if (!unlisted) return;
  // Loaded then only: React servers load this module too, and the router's own needs a browser's React.
  const { redirect } = await import('@tanstack/react-router');
  throw redirect({ href: routes.school.path({ slug }), statusCode: 302 });
}
