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
