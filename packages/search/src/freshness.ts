const minute = 60_000;

/** How long an answer counts as fresh in the query cache, in milliseconds, by how fast what it tells changes. */
export const freshness = {
  /** Offers and their counts: seats are taken and prices change within the hour, not within a visit. */
  offers: 2 * minute,
  school: 5 * minute,
  /** Cities and neighborhoods. */
  places: 60 * minute,
} as const;
