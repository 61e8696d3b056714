/** A stretch of a run, in milliseconds of `performance.now()`. */
export interface Phase {
  readonly from: number;
  readonly to: number;
}

/**
 * The longest time, in milliseconds, that went by without an event: between two that follow one another, of which the
 * later is in the phase, or from the last to the phase's end.
 *
 * @param times in rising order, also of before and after the phase.
 */
export function longestGap(times: readonly number[], { from, to }: Phase): number {
  const before = times.findLast((time) => time < from) ?? from;
  const within = times.filter((time) => time >= from && time <= to);
  let longest = 0;
  let last = before;
  for (const time of [...within, to]) {
    longest = Math.max(longest, time - last);
    last = time;
  }
  return longest;
}
