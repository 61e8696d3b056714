import type { ReviewProof } from '@melhor-escola/domain/review-proof';

/**
 * The reviews on a school's page, in the URL: each page of reviews is a page of its own. Absent for the defaults.
 * Landing pages share the route, so these names differ from theirs (RT-20).
 */
export type SchoolSearch = {
  /** From 1. */
  readonly reviewPage?: number | undefined;
  /** Absent: latest first. */
  readonly reviewSort?: ReviewSort | undefined;
  /** 1 to 5: the mean of a review, rounded. */
  readonly stars?: number | undefined;
  readonly proof?: ReviewProof | undefined;
};

const reviewSorts = ['rating-desc', 'rating-asc'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const MAX_PAGE = 1000;

/** An integer from a URL or a link; undefined out of range. */
function integer(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  const isGood = Number.isInteger(number) && Number(number) >= minimum && Number(number) <= maximum;
  return isGood ? Number(number) : undefined;
}

/** Drops invalid values. Returns every key, because the router merges the result over the URL's keys. */
export function validateSchoolSearch({
  reviewPage,
  reviewSort,
  stars,
  proof,
}: Readonly<Record<string, unknown>>): SchoolSearch {
  return {
    reviewPage: integer(reviewPage, 2, MAX_PAGE),
    reviewSort: reviewSorts.find((known) => known === reviewSort),
    stars: integer(stars, 1, 5),
    proof: proof === 'enrolled' || proof === 'email' ? proof : undefined,
  };
}
