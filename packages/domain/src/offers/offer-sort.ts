/** The orders a list of offers can have, as the URL names them (RT-20), and by what a whole year costs. */
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

/** The same orders as the service's `schoolOffer` names them (spec §7). */
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
 * Of a hundred points, how many each reason weighs in the order by relevance. Here for both: the service that sorts, and
 * the site that tells visitors why they see what they see (product 11).
 */
export const relevanceWeights = { rating: 40, discount: 35, partner: 15, seats: 10 } as const;

/** More seats than this are no reason to show an offer earlier. */
export const MAX_RANKED_SEATS = 10;
