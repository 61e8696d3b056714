/** The range of values and their distance. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Minimum distance between two thumbs, in the unit of the values. */
  readonly gap: number;
}

/** Number of steps that Page Up, Page Down and Shift + arrow take at once. */
export const LARGE_STEP = 10;

/**
 * A valid scale (VA-09).
 *
 * @param name of the component, for the message.
 * @throws in development if no value would be valid; in production it returns the nearest scale that has one.
 */
export function validScale({ min, max, step, gap }: Scale, name: string): Scale {
  if (process.env.NODE_ENV !== 'production') {
    const wrong = scaleProblem({ min, max, step, gap });
    if (wrong !== undefined) throw new Error(`${name}: ${wrong}`);
  }
  const [low, high] = min <= max ? [min, max] : [max, min];
  return {
    min: low,
    max: high,
    step: step > 0 ? step : 1,
    gap: Math.min(Math.max(gap, 0), high - low) || 0,
  };
}

function scaleProblem({ min, max, step, gap }: Scale): string | undefined {
  if (![min, max, step, gap].every(Number.isFinite)) {
    return `min (${min}), max (${max}), step (${step}) and minGap (${gap}) must be finite numbers, since values are counted from them. Pass numbers.`;
  }
  if (min > max) return `max (${max}) is below min (${min}), so no value is valid. Swap them.`;
  if (min === max)
    return `max and min are both ${min}, so there is nothing to choose. Leave the slider out, or widen them.`;
  if (step <= 0) return `step (${step}) is not above 0, so no key would move it. Give a positive step.`;
  if (gap < 0) return `minGap (${gap}) is below 0, so the thumbs would cross. Give 0 or more.`;
  if (gap > max - min)
    return `minGap (${gap}) is wider than the whole scale (${min} to ${max}), so the thumbs have no space. Make it smaller.`;
  return undefined;
}

/** The step nearest to a value, within limits. Exact for decimals: 0.1 + 0.2 is 0.3. */
export function nearestStep(value: number, { min, step }: Scale, [low, high]: Limits): number {
  return clamp(onGrid(Math.round((value - min) / step), min, step), [low, high]);
}

/** The value a number of steps away; a value between two steps moves to the next one in that direction. */
export function stepsFrom(value: number, steps: number, scale: Scale, limits: Limits): number {
  const { min, step } = scale;
  const at = (value - min) / step;
  const whole = Math.round(at);
  const isBetween = Math.abs(at - whole) > 1e-6;
  const from = isBetween ? (steps > 0 ? Math.floor(at) : Math.ceil(at)) : whole;
  return clamp(onGrid(from + steps, min, step), limits);
}

/** The lowest and the highest value of a thumb. */
export type Limits = readonly [low: number, high: number];

/** The limits of a thumb: the ends of the scale, the last step, or the other thumb less the gap. */
export function thumbLimits(
  thumb: number,
  values: readonly number[],
  { min, max, step, gap }: Scale,
): Limits {
  const steps = (value: number) => (value - min) / step;
  const last = onGrid(Math.floor(steps(max) + 1e-6), min, step);
  const [low = min, high] = values;
  if (high === undefined) return [min, last];
  if (thumb === 0) return [min, Math.max(min, onGrid(Math.floor(steps(high - gap) + 1e-6), min, step))];
  return [Math.min(last, onGrid(Math.ceil(steps(low + gap) - 1e-6), min, step)), last];
}

/** The position of a value on the scale, from 0 to 1. */
export function scaleShare(value: number, { min, max }: Scale): number {
  return max === min ? 0 : clamp((value - min) / (max - min), [0, 1]);
}

export function clamp(value: number, [low, high]: Limits): number {
  return Math.min(Math.max(value, low), high);
}

function onGrid(steps: number, min: number, step: number): number {
  return Number((min + steps * step).toFixed(Math.min(100, Math.max(decimals(min), decimals(step)))));
}

function decimals(value: number): number {
  const [figures = '', exponent = '0'] = value.toString().split('e');
  return Math.max(0, (figures.split('.')[1]?.length ?? 0) - Number(exponent));
}
