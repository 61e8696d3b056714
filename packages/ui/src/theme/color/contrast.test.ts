import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { srgbTokens } from '../../../scripts/srgb-tokens.ts';
import { contrastRatio, inGamut, hexOf } from './contrast.ts';
import { listPairs, markPairs, pricePairs, textPairs } from './pairs.ts';
import { colorOf, type Declarations, readRules, themeTokens } from './tokens.ts';

const source = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const rules = readRules(source('tokens.css'));
const themes = ['light', 'dark'] as const;
const brands = {
  'melhor-escola': ":root, [data-brand='melhor-escola']",
  'main-education': "[data-brand='main-education']",
  'career-guide': "[data-brand='career-guide']",
  'distance-learning': "[data-brand='distance-learning']",
};

function rule(of: ReadonlyMap<string, Declarations>, selector: string): Declarations {
  const found = of.get(selector);
  if (!found) throw new Error(`tokens.css has no rule ${selector}.`);
  return found;
}

describe.each(themes)('A1 contrast, %s theme', (name) => {
  describe.each(Object.entries(brands))('%s', (_brand, brandSelector) => {
    const brand = rule(rules, brandSelector);
    const theme = themeTokens(rules, name);
    const ratio = (one: string, other: string) =>
      contrastRatio(colorOf(one, theme, brand), colorOf(other, theme, brand));

    it.each(listPairs(textPairs))('%s on %s has a contrast of at least 4.5:1', (on, ground) => {
      expect(ratio(on, ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(listPairs(pricePairs))('a price in %s on %s has a contrast of at least 7:1', (on, ground) => {
      expect(ratio(on, ground)).toBeGreaterThanOrEqual(7);
    });

    it.each(listPairs(markPairs))('%s on %s has a contrast of at least 3:1', (mark, ground) => {
      expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
    });

    it('stays inside sRGB, so that all screens show the same colours', () => {
      const outside = Object.keys(theme)
        .filter((token) => theme[token]?.startsWith('oklch(') && !theme[token].includes('/'))
        .filter((token) => !inGamut(colorOf(token, theme, brand)));
      expect(outside).toEqual([]);
    });
  });
});

it('the dark theme is the same by system setting and by choice', () => {
  expect(rule(rules, ':root:not([data-theme])')).toEqual(rule(rules, "[data-theme='dark']"));
});

it('light and dark define the same tokens', () => {
  const [light, dark] = themes.map((name) => Object.keys(themeTokens(rules, name)));
  expect(dark).toEqual(light);
});

it('browsers without oklch() get the same colours of each brand', () => {
  // If it fails: node scripts/srgb-tokens.ts
  for (const [name, text] of Object.entries(srgbTokens(source('tokens.css'))))
    expect(source(name)).toBe(text);
  // oklch(62.8% 0.25768 29.234) is #ff0000.
  expect(hexOf({ lightness: 0.62796, chroma: 0.25768, hue: 29.234 })).toBe('#ff0000');
});

it('measures black on white as 21:1 and the grey #767676 as 4.54:1, as WCAG does', () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrastRatio({ ...white, lightness: 0 }, white)).toBeCloseTo(21, 2);
  // oklch(56.57% 0 0) is #767676.
  expect(contrastRatio({ ...white, lightness: 0.5657 }, white)).toBeCloseTo(4.54, 1);
});
