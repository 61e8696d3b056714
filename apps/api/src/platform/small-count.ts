/** The least count that is shown of what single people did: fewer could tell one of them. */
export const MIN_SHOWN_COUNT = 5;

/** Hides a count of 1 to 4, as null; that nobody did something tells nothing of anyone. */
export const hideSmallCount = (count: number): number | null =>
  count > 0 && count < MIN_SHOWN_COUNT ? null : count;
