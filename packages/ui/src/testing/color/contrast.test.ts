import { brands } from '@melhor-escola/config/brand';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { listPairs, markPairs, pricePairs, textPairs } from './pairs.ts';

const themes = ['light', 'dark'] as const;

describe.each(themes)('A1 contrast, %s theme', (theme) => {
  describe.each(brands)('%s', (brand) => {
    const colors = new Map<string, string>(
      Object.entries({ ...themeColors[theme], ...brandColors[brand][theme] }).map(([name, hex]) => [
        name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        hex,
      ]),
    );

    function ratio(one: string, other: string): number {
      const [first, second] = [colors.get(one), colors.get(other)];
      if (first === undefined || second === undefined) throw new Error(`No token ${one} or ${other}.`);
      return contrastRatio(first, second);
    }

    it.each(listPairs(textPairs))('%s on %s has a contrast of at least 4.5:1', (on, ground) => {
      expect(ratio(on, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(listPairs(pricePairs))('a price in %s on %s has a contrast of at least 7:1', (on, ground) => {
      expect(ratio(on, ground)).toBeGreaterThanOrEqual(7);
    });

    it.each(listPairs(markPairs))('%s on %s has a contrast of at least 3:1', (mark, ground) => {
      expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
    });
  });
});
