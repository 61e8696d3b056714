/** What a search uses when its URL says nothing (spec §9, CO-01). Prices are in reais, as parents type them. */
export const searchDefaults = {
  priceMin: 1,
  priceMax: 10_000,
  /** Kilometres. */
  radius: 12,
  sort: 'relevance',
  page: 1,
  size: 23,
  view: 'list',
} as const;

/** The most hits one page of any search may hold (RT-20), but for a state's list of cities. */
export const maximumPageSize = 100;

/** The size of a state's list of cities (spec §9). */
export const stateCitiesSize = 1000;

/** Suggestions of a city autocomplete (spec §9). */
export const citySuggestionsSize = 4;

/** Suggestions of a neighborhood lookup by letters (spec §5, VA-03). */
export const neighborhoodSuggestionsSize = 5;
