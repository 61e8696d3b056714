import {
  school,
  schoolPage,
  schoolQuestions,
  schoolReviews,
  searchSchools,
  similarSchools,
  testimonials,
  type SchoolQuery,
  type SchoolQuestionsQuery,
  type SchoolQuestionsQueryVariables,
  type SchoolReviewsQuery,
  type SchoolReviewsQueryVariables,
  type SchoolSummaryFragment,
  type SchoolFilters,
  type SearchSchoolsQuery,
  type SearchSchoolsQueryVariables,
  type TestimonialCardFragment,
} from './generated/operations.generated.ts';
import type { RunOperation } from './graphql.ts';

export type SchoolResult = SearchSchoolsQuery['schools'];
export type { SchoolFilters };
export type SchoolHit = SchoolSummaryFragment;
/** A school of a search: with phone, whole address and tags. */
export type FoundSchool = SchoolResult['hits'][number];
export type SchoolDetails = SchoolQuery['schools']['hits'][number];
export type PriceBandHit = SchoolQuery['priceBands'][number];
export type ReviewResult = SchoolReviewsQuery['schoolReviews'];
export type ReviewHit = ReviewResult['hits'][number];
export type QuestionResult = SchoolQuestionsQuery['schoolQuestions'];
export type QuestionHit = QuestionResult['hits'][number];
export type TestimonialHit = TestimonialCardFragment;

/** An offer of a school's page, with its earlier prices. */
export type SchoolOfferHit = SchoolQuery['schoolOffer']['hits'][number];

/** A school with its offers and price bands. */
export interface SchoolResponse {
  readonly school: SchoolDetails;
  /** The cheapest first, at most a page. */
  readonly offers: readonly SchoolOfferHit[];
  /** Number of all its offers. */
  readonly offerTotal: number;
  readonly priceBands: readonly PriceBandHit[];
}

/** What a school's page shows. */
export interface SchoolPageResponse extends SchoolResponse {
  readonly reviews: ReviewResult;
  /** Nearest first. */
  readonly similar: readonly SchoolHit[];
}

/** Calls about schools, their reviews and questions. */
export function createSchoolCalls(run: RunOperation) {
  return {
    /** One page of schools, with or without offers. */
    async searchSchools(variables: SearchSchoolsQueryVariables, signal?: AbortSignal): Promise<SchoolResult> {
      return (await run(searchSchools, variables, signal)).schools;
    },

    /** A school with its offers, best first, and its price bands; `undefined` if the slug is unknown. */
    async school(slug: string, signal?: AbortSignal): Promise<SchoolResponse | undefined> {
      return toSchoolResponse(await run(school, { slug }, signal));
    },

    /**
     * All that a school's page shows, in one call: the school, the given page of its reviews, and similar schools;
     * `undefined` if the slug is unknown.
     */
    async schoolPage(
      variables: SchoolReviewsQueryVariables,
      signal?: AbortSignal,
    ): Promise<SchoolPageResponse | undefined> {
      const found = await run(schoolPage, variables, signal);
      const known = toSchoolResponse(found);
      return known && { ...known, reviews: found.schoolReviews, similar: found.similarSchools };
    },

    /** A page of a school's reviews; empty for an unknown school. */
    async schoolReviews(variables: SchoolReviewsQueryVariables, signal?: AbortSignal): Promise<ReviewResult> {
      return (await run(schoolReviews, variables, signal)).schoolReviews;
    },

    /** A page of a school's questions; empty for an unknown school. */
    async schoolQuestions(
      variables: SchoolQuestionsQueryVariables,
      signal?: AbortSignal,
    ): Promise<QuestionResult> {
      return (await run(schoolQuestions, variables, signal)).schoolQuestions;
    },

    /** The nearest other schools that share a stage with this one; empty for an unknown school. */
    async similarSchools(slug: string, signal?: AbortSignal): Promise<SchoolHit[]> {
      return (await run(similarSchools, { slug }, signal)).similarSchools;
    },

    /** Reviews of schools with this methodology, one per school, newest first (EN-19). */
    async testimonials(methodology: string, size: number, signal?: AbortSignal): Promise<TestimonialHit[]> {
      return (await run(testimonials, { methodology, size }, signal)).testimonials;
    },
  };
}

function toSchoolResponse({ schools, schoolOffer, priceBands }: SchoolQuery): SchoolResponse | undefined {
  const [found] = schools.hits;
  return found && { school: found, offers: schoolOffer.hits, offerTotal: schoolOffer.total, priceBands };
}
