const MINUTE_MS = 60_000;

/** How long data in the query cache is fresh, in ms, by how often it changes. */
export const STALE_MS = {
  /** Offers and their counts: seats are taken and prices change within the hour, not within a visit. */
  offers: 2 * MINUTE_MS,
  school: 5 * MINUTE_MS,
  /** Cities and neighborhoods. */
  places: 60 * MINUTE_MS,
} as const;
