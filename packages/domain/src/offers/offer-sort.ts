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
