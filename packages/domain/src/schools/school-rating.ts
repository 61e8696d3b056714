/** Fewer reviews say too little of a school for an average, for its stars, and for an order by them. */
export const MIN_AVERAGED_REVIEWS = 3;

/** What families say of a school in one figure. */
export interface SchoolRating {
  /** 1 to 5. Absent for fewer reviews than {@link MIN_AVERAGED_REVIEWS}: then only their number is shown. */
  readonly average?: number | undefined;
  /** Of published reviews. */
  readonly count: number;
}

/** @param average of the reviews, however few; 0 without any. */
export function schoolRating({
  average,
  count,
}: {
  readonly average: number;
  readonly count: number;
}): SchoolRating {
  return count >= MIN_AVERAGED_REVIEWS ? { average, count } : { count };
}
