import type { ReviewProof } from '@melhor-escola/domain/review-proof';

/** The five things a review rates, from 1 to 5. */
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
  /** 'aaaa-mm-dd', by the clock of Brasília. */
  readonly publishedOn: string;
  readonly reply?: SchoolReply | undefined;
}

/** What the school answered. */
export interface SchoolReply {
  readonly text: string;
  /** 'aaaa-mm-dd', by the clock of Brasília; absent where it is not known. */
  readonly repliedOn?: string | undefined;
}

/** A choice of reviews and how many it would leave. */
export interface ReviewChoice {
  readonly value: string;
  readonly count: number;
}

/** One page of a school's reviews, and what all of them come to. */
export interface ReviewPage {
  readonly reviews: readonly SchoolReview[];
  /** Of what was asked for, on all pages. */
  readonly total: number;
  readonly page: number;
  readonly size: number;
  /** Over all reviews; absent where there are none. */
  readonly averages?: ReviewRatings | undefined;
  /** Best first. Each leaves its own filter out. */
  readonly stars: readonly ReviewChoice[];
  readonly proofs: readonly ReviewChoice[];
}
