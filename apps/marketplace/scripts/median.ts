/** The middle of an odd number of measurements, the upper one of an even number; `NaN` of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
