import { type DemoScale, demoScales } from '../../src/demo/random.ts';

/** About 12,000, 120,000 and 1,200,000 offers: each is ten times the one before (P6). */
export const benchScales = [...demoScales, 'tenfold'] as const;
export type BenchScale = (typeof benchScales)[number];

/** What a scale's database is made of: the demonstration, of so many schools, so often. */
export interface BenchData {
  readonly demo: DemoScale;
  /** In place of the scale's own. */
  readonly schools?: number;
  readonly times: number;
}

const data: Readonly<Record<BenchScale, BenchData>> = {
  // The demonstration's own 3,000 have 9,000 offers.
  small: { demo: 'small', schools: 4_200, times: 1 },
  full: { demo: 'full', times: 1 },
  tenfold: { demo: 'full', times: 10 },
};

export function madeOf(scale: BenchScale): BenchData {
  return data[scale];
}
