/**
 * Measurements of browsers with two thresholds, needs improvement and poor: 75 % of visits should be below
 * the first (web.dev/articles/defining-core-web-vitals-thresholds). Milliseconds; CLS has no unit.
 */
export const vitalThresholds = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1_800],
} as const satisfies Record<string, readonly [good: number, poor: number]>;

export type VitalName = keyof typeof vitalThresholds;

export const vitalNames: readonly VitalName[] = ['lcp', 'inp', 'cls', 'ttfb'];

export type Rating = 'good' | 'needs improvement' | 'poor';

export function rateVital(metric: VitalName, value: number): Rating {
  const [good, poor] = vitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}
