import { MAX_RANKED_SEATS, relevanceWeights as weights } from '@melhor-escola/domain/relevance-weights';

/** What an offer's place in the order 'relevance' depends on. */
export interface RelevanceFactors {
  /** The school has a contract with us. */
  readonly isPartner: boolean;
  /** 0 to 100. */
  readonly discountPercentage: number;
  /** Mean of the school's ratings, 1 to 5; of no meaning without ratings. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly seatsLeft: number;
}

/** What schools are rated on the whole, and how many ratings of a school weigh as much as that. */
const PRIOR_RATING = { average: 3.8, weight: 10 };

/**
 * The score that sorts offers by relevance, 0 to 100, two decimals, higher first: 40 points for the school's rating, 35
 * for the discount, 15 for a partner school, 10 for seats. The rating is shrunk towards the usual one (a Bayesian
 * average), so that one enthusiastic review does not beat a hundred good ones and a school without reviews stands in the
 * middle. An offer without seats scores 0. What it weighs is told to visitors ('Por que estou vendo isto').
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
