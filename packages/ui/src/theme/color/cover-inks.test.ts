import { readFileSync } from 'node:fs';
import { coverHues, coverInks } from '@melhor-escola/config/brand';
import { describe, expect, it } from 'vitest';
import { contrastRatio, hexOf, inGamut, type Oklch } from './contrast.ts';
import { colorOf, readRules, themeTokens } from './tokens.ts';

const rules = readRules(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));

/** Lightness and chroma of an ink in a theme, as in packages/search/src/school/card/school-cover.css. */
const inks = {
  pen: (token) => ({ lightness: token('brand-l'), chroma: 0.09 }),
  spine: (token) => ({ lightness: token('cover-line-l') * 0.45, chroma: token('cover-line-c') * 0.12 }),
  ground: (token) => ({ lightness: token('cover-l') * 0.86, chroma: token('cover-line-c') * 0.18 }),
  pattern: (token) => ({ lightness: token('cover-line-l') * 1.16, chroma: 0.03 }),
} satisfies Record<string, (token: (name: string) => number) => Omit<Oklch, 'hue'>>;

function inkOf(name: keyof typeof inks, themeName: 'light' | 'dark', hue: number): Oklch {
  const theme = themeTokens(rules, themeName);
  return { ...inks[name]((token) => Number(theme[token])), hue };
}

describe.each(['light', 'dark'] as const)('A1 inks of school covers, %s theme', (theme) => {
  it.each(coverHues)('initials of hue %d are readable on the label and on the cover', (hue) => {
    const pen = inkOf('pen', theme, hue);
    expect(contrastRatio(pen, colorOf('card', themeTokens(rules, theme), {}))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(pen, inkOf('ground', theme, hue))).toBeGreaterThanOrEqual(3);
  });

  it.each(coverHues)('hue %d stays inside sRGB', (hue) => {
    const names = ['pen', 'spine', 'ground', 'pattern'] as const;
    expect(names.filter((name) => !inGamut(inkOf(name, theme, hue)))).toEqual([]);
  });
});

it.each(coverHues)('on the blackboard a cover of hue %d is an outline in chalk', (hue) => {
  const board = colorOf('card', themeTokens(rules, 'dark'), {});
  for (const name of ['spine', 'ground'] as const)
    expect(contrastRatio(inkOf(name, 'dark', hue), board)).toBeLessThan(1.5);
  expect(contrastRatio(inkOf('pen', 'dark', hue), board)).toBeGreaterThanOrEqual(3);
});

it.each(coverHues)('inks of hue %d, for uses without CSS variables, are those of the light theme', (hue) => {
  const hex = (name: 'spine' | 'ground') => hexOf(inkOf(name, 'light', hue));
  expect(coverInks[hue]).toEqual({ spine: hex('spine'), ground: hex('ground') });
});
