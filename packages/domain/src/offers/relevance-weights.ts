/**
 * Of a hundred points, how many each reason weighs in the order by relevance. Here for both: the service that sorts, and
 * the site that tells visitors why they see what they see (product 11).
 */
export const relevanceWeights = { rating: 40, discount: 35, partner: 15, seats: 10 } as const;

/** More seats than this are no reason to show an offer earlier. */
export const enoughSeats = 10;
