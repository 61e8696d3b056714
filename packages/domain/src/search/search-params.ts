/** The parameters of a results page's address, in the order in which they are written (RT-20). Others follow them. */
export const searchKeys = [
  'city',
  'lat',
  'lng',
  'priceMin',
  'priceMax',
  'radius',
  'sort',
  'page',
  'size',
  'view',
  'neighborhood',
  'grade',
  'siblingGrade',
  'school',
  'shifts',
  'tags',
  'years',
] as const;

export type SearchKey = (typeof searchKeys)[number];

/**
 * A value as the query of an address has it. The apostrophe is encoded too: browsers do so on their own, and an address
 * that differs from theirs redirects for ever.
 */
export function encodeSearchValue(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
}

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
export const MAX_PAGE_SIZE = 100;

/** The size of a state's list of cities (spec §9). */
export const MAX_STATE_CITIES = 1000;

/** Suggestions of a city autocomplete (spec §9). */
export const MAX_CITY_SUGGESTIONS = 4;

/** Suggestions of a neighborhood lookup by letters (spec §5, VA-03). */
export const MAX_NEIGHBORHOOD_SUGGESTIONS = 5;
