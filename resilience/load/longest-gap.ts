/** A period of a run, in milliseconds of `performance.now()`. */
export interface Phase {
  readonly from: number;
  readonly to: number;
}

/**
 * Longest time without an event, in milliseconds: between two consecutive events of which the later is in the phase, or from the last
 * one to the end of the phase.
 *
 * @param times ascending; may include events outside the phase.
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
