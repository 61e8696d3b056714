/** Defaults of absent search parameters (CO-01). Prices are in reais. */
export const searchDefaults = {
  priceMin: 1,
  priceMax: 10_000,
  /** Kilometers. */
  radius: 12,
  sort: 'relevance',
  page: 1,
  size: 23,
} as const;

/** Maximum page size of a search (RT-20), except for a state's list of cities. */
export const MAX_PAGE_SIZE = 100;

/** Page size of a state's list of cities (CO-02). */
export const MAX_STATE_CITIES = 1000;

/** Offers on a landing page, which links to the rest. */
export const MAX_LANDING_OFFERS = 4;

/** Suggestions of the city autocomplete (CO-02). */
export const MAX_CITY_SUGGESTIONS = 4;

/** Suggestions of the neighborhood autocomplete (VA-03). */
export const MAX_NEIGHBORHOOD_SUGGESTIONS = 5;

/** Searches that an account saves, and confirmed alerts of an address without one. */
export const MAX_SAVED_SEARCHES = 20;

/** Characters of the query of a search to save, or to get alerts of. */
export const MAX_SAVED_QUERY_LENGTH = 2_000;
