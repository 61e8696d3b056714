/** How far something has come, as assistive technology and the eye are told it. */
export interface ProgressValue {
  /** From 0 to 1; `null` while nobody can say how far. */
  readonly fraction: number | null;
  /** The words for it, such as '40%'; empty while nobody can say. */
  readonly text: string;
  /** What a `<progress>` needs. Without a known value it has none: a value of 0 would say 'not begun'. */
  readonly attributes: {
    readonly max: number;
    readonly value?: number;
    readonly 'aria-valuetext'?: string;
  };
}

/**
 * A part of one as a percentage, cut, not rounded: nothing is at 100% until it is done. By hand: the first `Intl.NumberFormat`
 * of a page costs a cheap phone 75 ms in which it does not answer. To 14 digits, since 0.29 × 100 is a little less than 29.
 */
const percent = (fraction: number): string => `${Math.trunc(Number((fraction * 100).toPrecision(14)))}%`;

/**
 * Works out a progress. What cannot be (not a number, out of range, a maximum of 0) throws in development; in production
 * a value out of range is the nearest in range, and anything else is unknown.
 *
 * @param component whose developer is told.
 * @param format says the value in other words than its percentage.
 */
export function progressValue(
  component: string,
  value: number | null,
  maximum: number,
  format?: (value: number, maximum: number) => string,
): ProgressValue {
  if (process.env.NODE_ENV !== 'production') checkValue(component, value, maximum);
  const possible = Number.isFinite(maximum) && maximum > 0;
  const range = { max: possible ? maximum : 100 };
  if (!possible || value === null || Number.isNaN(value)) {
    return { fraction: null, text: '', attributes: range };
  }
  const now = Math.min(Math.max(value, 0), maximum);
  const text = format?.(now, maximum) ?? percent(now / maximum);
  return {
    fraction: now / maximum,
    text,
    attributes: { ...range, value: now, 'aria-valuetext': text },
  };
}

function checkValue(component: string, value: number | null, maximum: number): void {
  if (!Number.isFinite(maximum) || maximum <= 0) {
    throw new RangeError(
      `${component}: maximum is ${maximum}, so no value is a part of it. Give a number above 0, or value={null} while the whole is unknown.`,
    );
  }
  if (value !== null && !(value >= 0 && value <= maximum)) {
    throw new RangeError(
      `${component}: value (${value}) is not between 0 and ${maximum}, so nobody could read it. Clamp it, or give null while it is unknown.`,
    );
  }
}
