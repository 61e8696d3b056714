/** How many digits stand behind the comma, at the least and at the most. */
export interface FractionDigits {
  /** @default 0 */
  readonly minimum?: number;
  /** @default the minimum */
  readonly maximum?: number;
}

/**
 * A number as Brazilians write it, in the site's one locale (pt-BR): '1.234,5'. It says what `Intl.NumberFormat` says, halves
 * rounded away from zero: the first one of those that a page makes costs a cheap phone 75 ms in which it does not answer
 * (P2), and every page has numbers.
 *
 * @param value finite; below a thousand million million, so that its digits are exact.
 */
export function formatNumber(value: number, { minimum = 0, maximum = minimum }: FractionDigits = {}): string {
  // By its decimal digits: 4.35 is a little less in binary, and rounds to 4,4 all the same.
  const shortest = String(Math.abs(value));
  const scaled = shortest.includes('e') ? 0 : Math.round(Number(`${shortest}e${maximum}`));
  const digits = String(scaled).padStart(maximum + 1, '0');
  const whole = digits.slice(0, digits.length - maximum).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  let fraction = digits.slice(digits.length - maximum);
  while (fraction.length > minimum && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${value < 0 && scaled > 0 ? '-' : ''}${whole}${fraction && `,${fraction}`}`;
}
