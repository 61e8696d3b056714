import { MIN_AVERAGED_REVIEWS, type SchoolRating } from '../schools/school-rating.ts';

/** Sort orders of offers, by their names in the URL (RT-20); `annual-cost` is ours. */
export const offerSorts = [
  'relevance',
  'price-asc',
  'price-desc',
  'annual-cost',
  'discount',
  'distance',
  'rating',
] as const;

export type OfferSort = (typeof offerSorts)[number];

/** Their names in the service's `schoolOffer` query (CA-07). */
export const serviceOfferSorts = {
  relevance: 'relevance',
  'price-asc': 'price_asc',
  'price-desc': 'price_desc',
  'annual-cost': 'annual_cost_asc',
  discount: 'discount_desc',
  distance: 'distance_asc',
  rating: 'rating_desc',
} as const satisfies Record<OfferSort, string>;

/**
 * Weight of each factor in the relevance order, of 100 points. Shared by the service, which sorts, and the site, which explains
 * the order to visitors (product 11).
 */
export const relevanceWeights = { rating: 40, discount: 35, partner: 15, seats: 10 } as const;

/** Seats above this number do not raise the relevance further. */
export const MAX_RANKED_SEATS = 10;

/** What the relevance of an offer depends on. */
export interface RelevanceFactors {
  /** The school has a contract with us. */
  readonly isPartner: boolean;
  /** 0 to 100. */
  readonly discountPercentage: number;
  readonly rating: SchoolRating;
  readonly seatsLeft: number;
}

/** Prior of the Bayesian average: the overall mean, and its weight in number of ratings. */
const PRIOR_RATING = { average: 3.8, weight: 10 };

/**
 * Points of an offer by factor, each from 0 to its weight. The rating is a Bayesian average, so that a few enthusiastic reviews do not
 * beat a hundred good ones. A school with too few reviews for an average is in the middle.
 */
export function relevancePoints({
  isPartner,
  discountPercentage,
  rating: { average = 0, count },
  seatsLeft,
}: RelevanceFactors): Readonly<Record<keyof typeof relevanceWeights, number>> {
  const counted = count >= MIN_AVERAGED_REVIEWS ? count : 0;
  const { average: prior, weight } = PRIOR_RATING;
  const rating = (weight * prior + counted * average) / (weight + counted);
  return {
    rating: (relevanceWeights.rating * (rating - 1)) / 4,
    discount: (relevanceWeights.discount * discountPercentage) / 100,
    partner: isPartner ? relevanceWeights.partner : 0,
    seats: (relevanceWeights.seats * Math.min(seatsLeft, MAX_RANKED_SEATS)) / MAX_RANKED_SEATS,
  };
}
