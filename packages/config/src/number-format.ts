/** Minimum and maximum number of decimals. */
export interface FractionDigits {
  /** @default 0 */
  readonly minimum?: number;
  /** @default the minimum */
  readonly maximum?: number;
}

/**
 * Formats a number in pt-BR, the site's only locale: '1.234,5'. Halves are rounded away from zero. Same result as `Intl.NumberFormat`,
 * which would block a cheap phone for 75 ms on first use (P2), and every page has numbers.
 *
 * @param value finite, and below 1e15 so that its digits are exact.
 */
export function formatNumber(value: number, { minimum = 0, maximum = minimum }: FractionDigits = {}): string {
  const scaled = maximum === 0 ? Math.round(Math.abs(value)) : scaledBy(maximum, Math.abs(value));
  const digits = String(scaled).padStart(maximum + 1, '0');
  const whole = grouped(digits.slice(0, digits.length - maximum));
  let fraction = digits.slice(digits.length - maximum);
  while (fraction.length > minimum && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return `${value < 0 && scaled > 0 ? '-' : ''}${whole}${fraction && `,${fraction}`}`;
}

/** '1234567' as '1.234.567'. */
function grouped(digits: string): string {
  return digits.length > 3 ? `${grouped(digits.slice(0, -3))}.${digits.slice(-3)}` : digits;
}

/** A number times a power of ten, rounded by its decimal digits: 4.35 is slightly less in binary, but must round to 4,4. */
function scaledBy(power: number, value: number): number {
  const shortest = String(value);
  return shortest.includes('e') ? 0 : Math.round(Number(`${shortest}e${power}`));
}
