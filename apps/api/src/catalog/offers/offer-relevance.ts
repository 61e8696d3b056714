import { MAX_RANKED_SEATS, relevanceWeights as weights } from '@melhor-escola/domain/relevance-weights';

/** Inputs of an offer's relevance score. */
export interface RelevanceFactors {
  /** The school has a contract with us. */
  readonly isPartner: boolean;
  /** 0 to 100. */
  readonly discountPercentage: number;
  /** Mean of the school's ratings, 1 to 5; meaningless without ratings. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly seatsLeft: number;
}

/** Prior of the Bayesian average: the overall mean, and its weight in number of ratings. */
const PRIOR_RATING = { average: 3.8, weight: 10 };

/**
 * Relevance score of an offer, 0 to 100 with two decimals, higher first: 40 points for the school's rating, 35 for
 * the discount, 15 for a partner school, 10 for seats. The rating is a Bayesian average, so that one enthusiastic
 * review does not beat a hundred good ones and a school without reviews is in the middle. An offer without seats
 * scores 0. Visitors can read these factors ('Por que estou vendo isto').
 */
export function offerRelevance(factors: RelevanceFactors): number {
  if (factors.seatsLeft <= 0) return 0;
  const { average, weight } = PRIOR_RATING;
  const rating =
    (weight * average + factors.ratingCount * factors.ratingAverage) / (weight + factors.ratingCount);
  const score =
    (weights.rating * (rating - 1)) / 4 +
    (weights.discount * factors.discountPercentage) / 100 +
    (factors.isPartner ? weights.partner : 0) +
    (weights.seats * Math.min(factors.seatsLeft, MAX_RANKED_SEATS)) / MAX_RANKED_SEATS;
  return Math.round(score * 100) / 100;
}
