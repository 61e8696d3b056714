import type { ReviewHit, ReviewResult } from '@melhor-escola/api-client/service';
import { isoDay } from '@melhor-escola/domain/date';
import type { ReviewPage, ReviewRatings, SchoolReply, SchoolReview } from './review.ts';

/** Takes a page of reviews out of the service's answer. */
export function toReviewPage(result: ReviewResult): ReviewPage {
  const choices = (name: string) => result.facets.find((facet) => facet.name === name)?.values ?? [];
  return {
    reviews: result.hits.map(toReview),
    total: result.total,
    page: result.page,
    size: result.size,
    averages: result.averages ? toRatings(result.averages) : undefined,
    stars: choices('stars'),
    proofs: choices('proof'),
  };
}

function toRatings(averages: NonNullable<ReviewResult['averages']>): ReviewRatings {
  return {
    studentsMotivation: averages.ratingStudentsMotivation,
    physicalStructure: averages.ratingPhysicalStructure,
    communityParticipation: averages.ratingCommunityParticipation,
    socioemotionalDevelopment: averages.ratingSocioemotionalDevelopment,
    examPreparation: averages.ratingExamPreparation,
  };
}

function toReview(review: ReviewHit): SchoolReview {
  return {
    id: review.id,
    author: review.userName,
    relationship: review.userRelationship,
    rating: review.rating,
    testimonial: review.testimonial,
    proof: review.proof === 'enrolled' ? 'enrolled' : 'email',
    publishedOn: isoDay(new Date(review.publishedAt)),
    reply: review.reply ? toReply(review.reply, review.repliedAt) : undefined,
  };
}

function toReply(text: string, repliedAt: string | null): SchoolReply {
  return { text, repliedOn: repliedAt === null ? undefined : isoDay(new Date(repliedAt)) };
}
