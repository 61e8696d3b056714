import { anyOf, allOf } from '@melhor-escola/api-client/filter-string';
import type { Service } from '@melhor-escola/api-client/service';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { freshness } from '../freshness.ts';
import type { ReviewPage } from './reviews/review.ts';
import { toSchoolSummary, type School, type SchoolSummary } from './school.ts';
import type { SchoolSearch } from './search-params.ts';

/** Reviews on one page. */
export const reviewPageSize = 10;

/** Schools shown below a school. */
const similarSchools = 6;

const serviceSort = { 'rating-desc': 'rating_desc', 'rating-asc': 'rating_asc' } as const;

/** The page of a school's reviews that its URL asks for. The one before stays meanwhile. */
export function reviewsQuery(
  service: Service,
  slug: string,
  { reviewPage, reviewSort, stars, proof }: SchoolSearch,
) {
  const variables = {
    slug,
    stars,
    proof,
    sort: reviewSort && serviceSort[reviewSort],
    pagination: { page: reviewPage ?? 1, size: reviewPageSize },
  };
  return queryOptions({
    queryKey: ['search', 'school-reviews', variables],
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const [found, { toReviewPage }] = await Promise.all([
        service.schoolReviews(variables, signal),
        import('./reviews/to-review-page.ts'),
      ]);
      return toReviewPage(found);
    },
    staleTime: freshness.school,
    placeholderData: keepPreviousData,
  });
}

/** The nearest other schools with a stage of this one's. */
export function similarSchoolsQuery(service: Service, { slug, stages, position }: School) {
  const variables = {
    filterString: allOf(anyOf('stage', ...stages.map((stage) => stage.slug)), `NOT ${anyOf('slug', slug)}`),
    geoloc: { lat: position.lat, lon: position.lng, distance_in_km: searchDefaults.radius },
    sort: 'distance_asc',
    pagination: { page: 1, size: similarSchools },
  } as const;
  return queryOptions({
    queryKey: ['search', 'similar-schools', slug],
    queryFn: async ({ signal }): Promise<SchoolSummary[]> =>
      (await service.searchSchools(variables, signal)).hits.map(toSchoolSummary),
    staleTime: freshness.school,
  });
}
