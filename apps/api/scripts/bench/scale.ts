import { demoScales, type DemoScale } from '../../src/demo/distribution.ts';

/** About 9,000, 120,000 and 1,200,000 offers: the demonstration's scales, and ten times the larger. */
export const benchScales = [...demoScales, 'tenfold'] as const;
export type BenchScale = (typeof benchScales)[number];

/** How often the demonstration of which scale. */
export function madeOf(scale: BenchScale): { readonly demo: DemoScale; readonly times: number } {
  return scale === 'tenfold' ? { demo: 'full', times: 10 } : { demo: scale, times: 1 };
}
