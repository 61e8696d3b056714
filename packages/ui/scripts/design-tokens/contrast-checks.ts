import { contrastRatio, type Oklch } from '../../src/theme/color/contrast.ts';
import { listPairs, markPairs, pricePairs, textPairs } from '../../src/theme/color/pairs.ts';

/** An allowed pair of colours with its required and its actual contrast. */
export interface CheckedPair {
  readonly on: string;
  readonly ground: string;
  readonly least: number;
  readonly ratio: number;
}

const requirements = [
  { pairs: listPairs(textPairs), least: 4.5 },
  { pairs: listPairs(pricePairs), least: 7 },
  { pairs: listPairs(markPairs), least: 3 },
];

/** The contrast of every pair that the kit allows, given the colour of each token. */
export function checkPairs(colorOf: (token: string) => Oklch): CheckedPair[] {
  return requirements.flatMap(({ pairs, least }) =>
    pairs.map(([on, ground]) => ({ on, ground, least, ratio: contrastRatio(colorOf(on), colorOf(ground)) })),
  );
}

export const isTooFaint = ({ ratio, least }: CheckedPair): boolean => ratio < least;
