/** The orders a list of offers can have, as the URL and the service name them (RT-20). */
export const offerSorts = ['relevance', 'price-asc', 'price-desc', 'discount', 'distance', 'rating'] as const;

export type OfferSort = (typeof offerSorts)[number];
