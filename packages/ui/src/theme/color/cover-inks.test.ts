import { readFileSync } from 'node:fs';
import { coverHues, coverInks } from '@melhor-escola/config/brand';
import { describe, expect, it } from 'vitest';
import { contrastRatio, hexOf, inGamut } from './contrast.ts';
import { colorOf, readRules, themeTokens } from './tokens.ts';

const rules = readRules(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));

/** Token of a lightness, and the chroma with it, as in packages/search/src/school/card/school-cover.css. */
const inks = {
  pen: ['brand-l', 0.09],
  spine: ['brand-edge-l', 0.06],
  ground: ['cover-line-l', 0.09],
} as const;

describe.each(['light', 'dark'] as const)('A1 inks of school covers, %s theme', (name) => {
  const theme = themeTokens(rules, name);
  const color = ([token, chroma]: readonly [string, number], hue: number) => ({
    lightness: Number(theme[token]),
    chroma,
    hue,
  });

  it.each(coverHues)('initials of hue %d are readable on the label and on the cover', (hue) => {
    const pen = color(inks.pen, hue);
    expect(contrastRatio(pen, colorOf('card', theme, {}))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(pen, color(inks.ground, hue))).toBeGreaterThanOrEqual(3);
  });

  it.each(coverHues)('hue %d stays inside sRGB', (hue) => {
    const colors = Object.values(inks).map((ink) => color(ink, hue));
    expect(colors.filter((one) => !inGamut(one))).toEqual([]);
  });
});

it.each(coverHues)('inks of hue %d, for uses without CSS variables, are those of the light theme', (hue) => {
  const theme = themeTokens(rules, 'light');
  const hex = ([token, chroma]: readonly [string, number]) =>
    hexOf({ lightness: Number(theme[token]), chroma, hue });
  expect(coverInks[hue]).toEqual({ spine: hex(inks.spine), ground: hex(inks.ground) });
});
