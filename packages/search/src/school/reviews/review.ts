import type { ReviewProof } from '@melhor-escola/domain/review-proof';

/** The five ratings of a review, from 1 to 5. */
export interface ReviewRatings {
  readonly studentsMotivation: number;
  readonly physicalStructure: number;
  readonly communityParticipation: number;
  readonly socioemotionalDevelopment: number;
  readonly examPreparation: number;
}

export interface SchoolReview {
  readonly id: string;
  readonly author: string;
  readonly relationship: string;
  readonly rating: number;
  readonly testimonial: string;
  readonly proof: ReviewProof;
  /** YYYY-MM-DD in the time zone of Brasília. */
  readonly publishedOn: string;
  readonly reply?: SchoolReply | undefined;
}

/** The school's reply. */
export interface SchoolReply {
  readonly text: string;
  /** YYYY-MM-DD in the time zone of Brasília; absent if unknown. */
  readonly repliedOn?: string | undefined;
}

/** A filter option with its number of reviews. */
export interface ReviewChoice {
  readonly value: string;
  readonly count: number;
}

/** A page of a school's reviews, with totals over all of them. */
export interface ReviewPage {
  readonly reviews: readonly SchoolReview[];
  /** Number of matching reviews, on all pages. */
  readonly total: number;
  readonly page: number;
  readonly size: number;
  /** Over all reviews; absent without reviews. */
  readonly averages?: ReviewRatings | undefined;
  /** Best first. Each count excludes its own filter. */
  readonly stars: readonly ReviewChoice[];
  readonly proofs: readonly ReviewChoice[];
}
