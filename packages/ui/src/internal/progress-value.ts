/** What a ProgressBar and a ProgressCircle have in common. */
export interface ProgressOptions {
  /** The task: its accessible name. */
  label: string;
  /** The value, from 0 to `maximum`; `null` while unknown: it is then animated. */
  value: number | null;
  /**
   * The value of a finished task.
   * @default 100
   */
  maximum?: number | undefined;
  /**
   * Returns the text of the value, which is announced and shown.
   * @default its percentage: '40%'
   */
  formatValue?: ((value: number, maximum: number) => string) | undefined;
}

/** Progress for assistive technology and for the eye. */
export interface ProgressValue {
  /** From 0 to 1; `null` while unknown. */
  readonly fraction: number | null;
  /** Its text, such as '40%'; empty while unknown. */
  readonly text: string;
  /** Attributes of a `<progress>`. An unknown value is omitted: a value of 0 would mean 'not started'. */
  readonly attributes: {
    readonly max: number;
    readonly value?: number;
    readonly 'aria-valuetext'?: string;
  };
}

/**
 * A fraction as a percentage, truncated, not rounded: only a finished task shows 100%. Without `Intl.NumberFormat`,
 * whose first use on a page blocks a cheap phone for 75 ms. To 14 digits, because 0.29 × 100 is slightly less than 29.
 */
const percent = (fraction: number): string => `${Math.trunc(Number((fraction * 100).toPrecision(14)))}%`;

/**
 * Computes progress. Invalid values (not a number, out of range, a maximum of 0) throw in development. In production a
 * value out of range becomes the nearest in range, and anything else is unknown.
 *
 * @param component named in the error message.
 * @param format returns other text than the percentage.
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
      `${component}: value (${value}) is not between 0 and ${maximum}, so it cannot be shown. Clamp it, or give null while it is unknown.`,
    );
  }
}
