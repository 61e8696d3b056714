import type { ReviewProof } from '@melhor-escola/domain/review-proof';

/** Which of a school's reviews its page shows, as the URL says it: a page of them is a real page. Absent for the defaults. Landing pages share
 * the route, so that no name is one of theirs (RT-20). */
export type SchoolSearch = {
  /** From 1. */
  readonly reviewPage?: number | undefined;
  /** Absent: the latest first. */
  readonly reviewSort?: ReviewSort | undefined;
  /** 1 to 5: the mean of a review, to the nearest whole. */
  readonly stars?: number | undefined;
  readonly proof?: ReviewProof | undefined;
};

const reviewSorts = ['rating-desc', 'rating-asc'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

const MAX_PAGE = 1000;

/** A whole number, as a URL or a link says it; nothing for one out of range. */
function whole(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  const isGood = Number.isInteger(number) && Number(number) >= minimum && Number(number) <= maximum;
  return isGood ? Number(number) : undefined;
}

/** What is bad is dropped, and every key is in the answer, because the router lets the answer's keys win over the URL's. */
export function validateSchoolSearch({
  reviewPage,
  reviewSort,
  stars,
  proof,
}: Readonly<Record<string, unknown>>): SchoolSearch {
  return {
    reviewPage: whole(reviewPage, 2, MAX_PAGE),
    reviewSort: reviewSorts.find((known) => known === reviewSort),
    stars: whole(stars, 1, 5),
    proof: proof === 'enrolled' || proof === 'email' ? proof : undefined,
  };
}
